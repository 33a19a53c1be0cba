// At the end of the privacy page, for a signed-in brand: a copy of everything, and the end of it.
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { eraseBrand, ownData } from "../../../contract/own-data.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { saveFile } from "../../lib/save-file.ts";
import { endSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { legalTranslations } from "./translations.ts";

export function OwnData({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(legalTranslations);
  const copying = useMutation({
    mutationFn: () => callSignedIn(ownData, { params: { brandId } }),
    onSuccess: (copy) =>
      saveFile("ribby-data.json", "application/json", JSON.stringify(copy, null, 2)),
  });
  return (
    <section className="my-12 grid justify-items-start gap-4 rounded-md border border-line p-6 max-md:p-4">
      <h2 className="text-title">{t("ownTitle")}</h2>
      <p className="text-ink-2">{t("ownBody")}</p>
      <Button isBusy={copying.isPending} onClick={() => copying.mutate()}>
        {t("ownDownload")}
      </Button>
      {copying.error && <Banner>{text.errorText(copying.error, "unexpected")}</Banner>}
      <Erase brandId={brandId} />
    </section>
  );
}

function Erase({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(legalTranslations);
  const navigate = useNavigate();
  const form = useCheckedForm({ password: "" });
  const erase = () =>
    form.submit(async (body) => {
      await callSignedIn(eraseBrand, { params: { brandId }, body });
      endSession();
      void navigate(paths.explore);
    }, text.errorText);
  return (
    <Form onSubmit={erase} className="grid w-full max-w-[26rem] gap-4 border-t border-line pt-5">
      <p className="text-ink-2">{t("eraseBody")}</p>
      <Field label={t("erasePassword")}>
        <PasswordInput
          {...form.register("password")}
          autoComplete="current-password"
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
        />
      </Field>
      {form.failure && <Banner>{form.failure}</Banner>}
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        disabled={form.watch("password") === ""}
        isBusy={form.isSubmitting}
      >
        {t("erase")}
      </Button>
    </Form>
  );
}
