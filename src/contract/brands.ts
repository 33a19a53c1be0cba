// Brand accounts: registration, sign-in, recovery, profile.
import { z } from "zod";
import { storyText } from "./brand-story.ts";
import { endpoint } from "./endpoint.ts";
import { PASSWORD_MAX } from "./limits.ts";
import { Message, text } from "./shapes.ts";

const required = (max: number, error: string) => text(max, error).trim().min(1, { error });
const password = (error: string) =>
  z.string(error).min(1, { error }).max(PASSWORD_MAX, { error: "tooLong" });

export const BrandProfile = z.object({
  id: z.string(),
  name: z.string(),
  /** As the brand writes itself in Arabic, where it does. */
  name_ar: z.string().optional(),
  username: z.string(),
  email: z.string(),
  mobile_number: z.string().nullable(),
  website: z.string(),
  /** What its page says about it; not there where it says nothing. */
  story: z.string().optional(),
  story_ar: z.string().optional(),
  email_verified: z.boolean(),
  is_active: z.boolean(),
  saved_in_vectordb: z.boolean(),
  /** The address that was asked for and is not confirmed yet; not there otherwise. */
  pending_email: z.string().optional(),
});
export type BrandProfile = z.infer<typeof BrandProfile>;

export const SignedIn = z.object({
  access_token: z.string(),
  brand_id: z.string(),
  brand_name: z.string(),
  /** As readers of Arabic know it, where the brand says so. */
  brand_name_ar: z.string().optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const findBrand = endpoint({
  method: "GET",
  path: "/api/brands/search",
  access: "anyone",
  summary: "A brand's id and website by its name.",
  query: z.object({ name: required(120, "brandNameRequired") }),
  response: z.object({ id: z.string(), website: z.string() }),
});

export const commonPasswords = endpoint({
  method: "GET",
  path: "/api/brands/common-passwords",
  access: "anyone",
  summary:
    "Passwords that are refused because everybody uses them; the form says so while one is typed.",
  response: z.object({ passwords: z.array(z.string()) }),
});

export const registerBrand = endpoint({
  method: "POST",
  path: "/api/brands/register",
  access: "anyone",
  summary: "Opens an account; a verification link goes to the address.",
  allowance: "sign-in",
  body: z.object({
    brandName: required(120, "brandNameRequired"),
    username: required(60, "usernameRequired"),
    password: password("passwordRequired"),
    email: required(254, "emailRequired"),
    mobileNumber: required(30, "mobileRequired"),
    website: required(500, "websiteUrlRequired"),
  }),
  response: z.object({ brandId: z.string(), brand_id: z.string(), message: z.string() }),
});

export const login = endpoint({
  method: "POST",
  path: "/api/brands/login",
  access: "anyone",
  summary: "Signs a brand in.",
  allowance: "sign-in",
  body: z.object({
    username_or_email: required(254, "usernameOrEmailRequired"),
    password: password("passwordRequired"),
  }),
  response: SignedIn,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/brands/forgot-password",
  access: "anyone",
  summary: "Sends a reset link; answers the same whether or not the account exists.",
  allowance: "sign-in",
  body: z.object({ email: required(254, "emailRequired") }),
  response: Message,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/brands/resend-verification",
  access: "anyone",
  summary: "Sends the verification link again, by username or email.",
  allowance: "sign-in",
  body: z.object({ username: text(60).optional(), email: text(254).optional() }),
  response: Message,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/brands/verify-email",
  access: "anyone",
  summary: "Confirms an address by the token of its link.",
  allowance: "sign-in",
  query: z.object({ token: text(200, "invalidVerificationLink") }),
  /** Without a token when the link confirmed a changed address: nobody is signed in by that. */
  response: SignedIn.partial().extend({ message: z.string() }),
});

export const revertEmail = endpoint({
  method: "POST",
  path: "/api/brands/revert-email",
  access: "anyone",
  summary: "Takes a change of address back, by the token sent to the former address.",
  allowance: "sign-in",
  query: z.object({ token: text(200, "invalidRevertLink") }),
  response: Message,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/brands/reset-password",
  access: "anyone",
  summary: "Sets a new password by the token of a reset link.",
  allowance: "sign-in",
  body: z.object({
    token: text(200, "invalidResetToken"),
    new_password: password("newPasswordRequired"),
  }),
  response: Message,
});

export const brandProfile = endpoint({
  method: "GET",
  path: "/api/brands/:brandId",
  access: "owner",
  summary: "A brand's own account.",
  response: BrandProfile,
});

export const updateBrand = endpoint({
  method: "PUT",
  path: "/api/brands/:brandId",
  access: "owner",
  summary:
    "Changes name, username, mobile number and website; a new email with the password, once that address confirms.",
  allowance: "write",
  body: z.object({
    name: required(120, "brandNameRequired"),
    /** Empty takes it away; without it, it stays. */
    name_ar: text(120).optional(),
    username: required(60, "usernameRequired"),
    email: required(254, "emailRequired"),
    mobile_number: text(30).nullish(),
    website: required(500, "websiteRequired"),
    /** Empty takes it away; without it, it stays. */
    story: storyText.optional(),
    story_ar: storyText.optional(),
    /** Of whoever calls; needed only where the email differs. */
    current_password: z.string().max(PASSWORD_MAX, { error: "tooLong" }).optional(),
    /** Honoured for the administrator only. */
    is_active: z.boolean().optional(),
  }),
  response: BrandProfile,
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/brands/:brandId/change-password",
  access: "owner",
  summary: "Changes the password and ends older sessions.",
  allowance: "sign-in",
  body: z.object({
    current_password: password("currentPasswordRequired"),
    new_password: password("newPasswordRequired"),
  }),
  response: Message.extend({ access_token: z.string() }),
});
