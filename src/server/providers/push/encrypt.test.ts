import { createECDH, createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { encryptFor, makePushKeys, vapidHeader } from "./encrypt.ts";

it("seals as the standard's own example (RFC 8291, appendix A)", () => {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"));
  const browser = {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  const message = Buffer.from("When I grow up, I want to be a watermelon");
  expect(encryptFor(browser, message, salt, pair).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("signs for the push service that is asked, verifiable by the key that goes along", () => {
  const keys = makePushKeys();
  const endpoint = new URL("https://push.example/send/1");
  const header = vapidHeader(
    keys,
    endpoint,
    "mailto:us@ribby.example",
    new Date(1_800_000_000_000),
  );
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(header)!;
  expect(key).toBe(keys.publicKey);
  const [head, claims, signature] = token!.split(".");
  expect(JSON.parse(Buffer.from(claims!, "base64url").toString())).toEqual({
    aud: "https://push.example",
    exp: 1_800_000_000,
    sub: "mailto:us@ribby.example",
  });
  const point = Buffer.from(keys.publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const known = createPublicKey({ format: "jwk", key: jwk });
  const isTrue = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: known, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature!, "base64url"),
  );
  expect(isTrue).toBe(true);
});
