// The profile's form: name, username, e-mail, phone, website, story.
import { STORY_MAX } from "../../../contract/brand-story.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { FormField, PasswordField, StoryField } from "./form-field.tsx";
import { profileTranslations } from "./profile-translations.ts";
import type { useBrandInfo } from "./use-brand-info.ts";

export function BrandInfoForm(info: ReturnType<typeof useBrandInfo>) {
  const { form, onSubmit, needsPassword, pendingEmail } = info;
  const { t, text } = useTranslations(profileTranslations);
  const { field } = form;
  const { isSubmitting } = form;
  return (
    <Form
      focusRequests={form.focusRequests}
      onSubmit={onSubmit}
      className="grid gap-x-6 gap-y-2 md:grid-cols-2"
    >
      <FormField
        label={t("name")}
        {...field("name")}
        autoComplete="organization"
        maxLength={120}
        aria-required
      />
      <FormField
        label={t("nameAr")}
        optionalLabel={text.t("optional")}
        {...field("name_ar")}
        hint={t("nameArHint")}
        lang="ar"
        maxLength={120}
      />
      <FormField
        label={t("username")}
        {...field("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        aria-required
      />
      <FormField
        label={t("email")}
        {...field("email")}
        type="email"
        autoComplete="email"
        hint={pendingEmail ? t("emailPending", { email: pendingEmail }) : t("emailHint")}
        maxLength={254}
        aria-required
      />
      {needsPassword && (
        <PasswordField
          label={t("currentPassword")}
          {...field("current_password")}
          autoComplete="current-password"
          hint={t("emailPasswordHint")}
          aria-required
        />
      )}
      <FormField
        label={t("mobileNumber")}
        {...field("mobile_number")}
        type="tel"
        autoComplete="tel"
        hint={t("mobileHint")}
        maxLength={30}
      />
      <FormField
        label={t("website")}
        {...field("website")}
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        aria-required
      />
      <StoryField
        label={t("story")}
        optionalLabel={text.t("optional")}
        {...field("story")}
        hint={t("storyHint")}
        maxLength={STORY_MAX}
      />
      <StoryField
        label={t("storyAr")}
        optionalLabel={text.t("optional")}
        {...field("story_ar")}
        hint={t("storyArHint")}
        lang="ar"
        maxLength={STORY_MAX}
      />
      <div className="mt-2 md:col-span-2">
        <Button
          type="submit"
          variant="ink"
          size="lg"
          isBusy={isSubmitting}
          className="min-w-48 max-sm:w-full"
        >
          {t(isSubmitting ? "saving" : "save")}
        </Button>
      </div>
    </Form>
  );
}
