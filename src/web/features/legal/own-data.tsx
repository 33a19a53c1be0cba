// At the end of the privacy page, for a signed-in brand: a copy of everything, and the end of it.
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { eraseBrand, ownData } from "../../../contract/own-data.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { saveFile } from "../../lib/save-file.ts";
import { endSession, useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { legalTranslations } from "./translations.ts";

export function OwnData() {
  const brandId = useSession()?.brandId;
  return brandId ? <OwnDataOf brandId={brandId} /> : null;
}

function OwnDataOf({ brandId }: { brandId: string }) {
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
  const [password, setPassword] = useState("");
  const erasing = useMutation({
    mutationFn: () => callSignedIn(eraseBrand, { params: { brandId }, body: { password } }),
    onSuccess: () => {
      endSession();
      void navigate(paths.explore);
    },
  });
  return (
    <form
      className="grid w-full max-w-[26rem] gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        erasing.mutate();
      }}
    >
      <p className="text-ink-2">{t("eraseBody")}</p>
      <Field label={t("erasePassword")}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {erasing.error && <Banner>{text.errorText(erasing.error, "unexpected")}</Banner>}
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        disabled={password === ""}
        isBusy={erasing.isPending}
      >
        {t("erase")}
      </Button>
    </form>
  );
}
