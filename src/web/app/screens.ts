// Every screen but Explore, loaded when it is first visited.
import { createElement, lazy, useState, type ComponentType } from "react";
import { matchPath } from "react-router";
import { PAGES } from "../../contract/pages.ts";

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** Screens are named exports; lazy() wants a default one. */
function screen<Name extends string>(load: Load<Name>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** One that may be here before the first render: lazy() would show the outline first even then. */
function aheadScreen<Name extends string>(load: Load<Name>, name: Name) {
  let Loaded: ComponentType | undefined;
  const ahead = async () => {
    Loaded = (await load())[name];
  };
  const Later = screen<string>(load, name);
  const Screen = () => {
    // Chosen once: another component in its place would lose what the screen holds.
    const [Chosen] = useState(() => Loaded ?? Later);
    return createElement(Chosen);
  };
  return Object.assign(Screen, { ahead });
}

export const StylistScreen = aheadScreen(
  () => import("../features/stylist/stylist-screen.tsx"),
  "StylistScreen",
);
export const ProductScreen = aheadScreen(() => import("./product.tsx"), "ProductWithTerms");
export const BrandScreen = aheadScreen(() => import("./brand.tsx"), "BrandWithTerms");
export const CollectionScreen = aheadScreen(
  () => import("../features/collection/collection-screen.tsx"),
  "CollectionScreen",
);

/** Screens whose data came with the page. */
const COMPLETE = [
  [PAGES.product, ProductScreen],
  [PAGES.brand, BrandScreen],
  [PAGES.collection, CollectionScreen],
  [PAGES.stylist, StylistScreen],
] as const;

/** Longer than code takes that comes together with the first, and shorter than an empty page is looked at. */
const PATIENCE_MS = 400;

/**
 * Before the first render: the page's own code was asked for together with the first, and its outline, drawn for a
 * moment, would only cost a phone the time of a second drawing. Where the network keeps it waiting the outline stands
 * there meanwhile; where the code does not come at all, its screen says so.
 */
export async function loadFirstScreen(): Promise<void> {
  const found = COMPLETE.find(([path]) => matchPath(path, location.pathname));
  if (!found) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([found[1].ahead().catch(() => undefined), patience]);
}
export const LoginScreen = screen(
  () => import("../features/brands/login-screen.tsx"),
  "LoginScreen",
);
export const RegisterScreen = screen(() => import("./register.tsx"), "Register");
export const RegistrationSuccessScreen = screen(
  () => import("../features/brands/registration-success-screen.tsx"),
  "RegistrationSuccessScreen",
);
export const VerifyEmailScreen = screen(
  () => import("../features/brands/verify-email-screen.tsx"),
  "VerifyEmailScreen",
);
export const RevertEmailScreen = screen(
  () => import("../features/brands/revert-email-screen.tsx"),
  "RevertEmailScreen",
);
export const ConfirmSiteScreen = screen(
  () => import("../features/brands/confirm-site-screen.tsx"),
  "ConfirmSiteScreen",
);
export const WatchScreen = screen(
  () => import("../features/watches/watch-screen.tsx"),
  "WatchScreen",
);
export const ResetPasswordScreen = screen(
  () => import("../features/brands/reset-password-screen.tsx"),
  "ResetPasswordScreen",
);
export const ProfileScreen = screen(() => import("./profile.tsx"), "Profile");
export const PaymentsScreen = screen(
  () => import("../features/subscription/payments-screen.tsx"),
  "PaymentsScreen",
);
export const ManagementScreen = lazy(async () => ({
  default: (await import("./management.tsx")).Management,
}));
export const CrawlScreen = screen(
  () => import("../features/crawl/crawl-screen.tsx"),
  "CrawlScreen",
);
export const ComparisonScreen = screen(
  () => import("../features/crawl/comparison-screen.tsx"),
  "ComparisonScreen",
);
export const DatabaseScreen = screen(
  () => import("../features/database/database-screen.tsx"),
  "DatabaseScreen",
);
export const ModerationScreen = screen(() => import("./moderation.tsx"), "Moderation");
export const RefreshesScreen = screen(
  () => import("../features/refresh/refreshes-screen.tsx"),
  "RefreshesScreen",
);
export const TermsScreen = screen(
  () => import("../features/legal/terms-screen.tsx"),
  "TermsScreen",
);
export const PrivacyScreen = screen(() => import("./privacy.tsx"), "Privacy");
