// Every screen but Explore, loaded when it is first visited.
import { lazy, type ComponentType } from "react";

/** Screens are named exports; lazy() wants a default one. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

export const StylistScreen = screen(
  () => import("../features/stylist/stylist-screen.tsx"),
  "StylistScreen",
);
export const ProductScreen = screen(() => import("./product.tsx"), "ProductWithTerms");
export const BrandScreen = screen(() => import("./brand.tsx"), "BrandWithTerms");
export const CollectionScreen = screen(
  () => import("../features/collection/collection-screen.tsx"),
  "CollectionScreen",
);
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
export const PrivacyScreen = screen(
  () => import("../features/legal/privacy-screen.tsx"),
  "PrivacyScreen",
);
