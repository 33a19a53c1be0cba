// The route table of the specification. Explore is in the first load; every other screen comes when asked.
import { Route, Routes } from "react-router";
import { LOST_WAY, PAGES } from "../../contract/pages.ts";
import { BrandProducts } from "./brand-products.tsx";
import { Explore } from "./explore.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { Protected } from "./protected.tsx";
import {
  BrandScreen,
  CollectionScreen,
  ComparisonScreen,
  ConfirmSiteScreen,
  CrawlScreen,
  DatabaseScreen,
  LoginScreen,
  ModerationScreen,
  PaymentsScreen,
  PrivacyScreen,
  ProductScreen,
  ProfileScreen,
  RefreshesScreen,
  RegisterScreen,
  RegistrationSuccessScreen,
  ResetPasswordScreen,
  RevertEmailScreen,
  StylistScreen,
  TermsScreen,
  VerifyEmailScreen,
  WatchScreen,
} from "./screens.ts";
import { Shell } from "./shell.tsx";

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={PAGES.explore} element={<Explore />} />
        <Route path={PAGES.stylist} element={<StylistScreen />} />
        <Route path={PAGES.product} element={<ProductScreen />} />
        <Route path={LOST_WAY} element={<ProductScreen />} />
        <Route path={PAGES.brand} element={<BrandScreen />} />
        <Route path={PAGES.brandProducts} element={<BrandProducts />} />
        <Route path={PAGES.collection} element={<CollectionScreen />} />
        <Route path={PAGES.register} element={<RegisterScreen />} />
        <Route path={PAGES.registrationSuccess} element={<RegistrationSuccessScreen />} />
        <Route path={PAGES.verifyEmail} element={<VerifyEmailScreen />} />
        <Route path={PAGES.login} element={<LoginScreen />} />
        <Route path={PAGES.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={PAGES.revertEmail} element={<RevertEmailScreen />} />
        <Route path={PAGES.verifySite} element={<ConfirmSiteScreen />} />
        <Route path={PAGES.watch} element={<WatchScreen />} />
        <Route path={PAGES.payments} element={<PaymentsScreen />} />
        <Route path={PAGES.crawlComparison} element={<ComparisonScreen />} />
        <Route path={PAGES.terms} element={<TermsScreen />} />
        <Route path={PAGES.privacy} element={<PrivacyScreen />} />
        <Route element={<Protected />}>
          <Route path={PAGES.profile} element={<ProfileScreen />} />
          <Route path={PAGES.crawlTool} element={<CrawlScreen />} />
          <Route path={PAGES.manualCrawl} element={<CrawlScreen />} />
          <Route path={PAGES.database} element={<DatabaseScreen />} />
          <Route path={PAGES.moderation} element={<ModerationScreen />} />
          <Route path={PAGES.refreshes} element={<RefreshesScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
