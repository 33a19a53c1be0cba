import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cborMap, coseKey, makeAuthenticator } from "../../../../../tests/support/authenticator.ts";
import {
  bytesOf,
  isSignedBy,
  readAuthenticatorData,
  readClientData,
  readNewKey,
  siteOf,
} from "./check.ts";
import { readCoseKey } from "./cose-key.ts";

const SITE = { origin: "https://ribby.example", host: "ribby.example" };
const CHALLENGE = "c2lnbiB0aGlz";
const INVALID = expect.objectContaining({ code: "passkey_invalid", statusCode: 400 });

function made(kind: "ES256" | "EdDSA" | "RS256" = "ES256") {
  const device = makeAuthenticator(SITE, kind);
  const { credential, authenticator_data } = device.make(CHALLENGE);
  return { device, credential: bytesOf(credential), said: bytesOf(authenticator_data) };
}

const signedOf = (answer: ReturnType<ReturnType<typeof makeAuthenticator>["sign"]>) => ({
  authenticatorData: bytesOf(answer.authenticator_data),
  clientData: bytesOf(answer.client_data),
  signature: bytesOf(answer.signature),
});

describe("the site passkeys are made for", () => {
  test("is the public address; this machine's own is called localhost", () => {
    expect(siteOf("https://shop.ribby.example:8443")).toEqual({
      origin: "https://shop.ribby.example:8443",
      host: "shop.ribby.example",
    });
    for (const own of ["127.0.0.1", "[::1]", "localhost"])
      expect(siteOf(`http://${own}:3000`)).toEqual({
        origin: "http://localhost:3000",
        host: "localhost",
      });
  });
});

describe("a signature", () => {
  test.each(["ES256", "EdDSA", "RS256"] as const)("of %s opens with its own key alone", (kind) => {
    const { device, credential, said } = made(kind);
    const key = readNewKey(said, credential);
    const signed = signedOf(device.sign(CHALLENGE));
    expect(isSignedBy(key, signed)).toBe(true);
    const stranger = makeAuthenticator(SITE, kind);
    expect(isSignedBy(key, signedOf(stranger.sign(CHALLENGE)))).toBe(false);
  });

  test("does not hold for anything that differs by one bit", () => {
    const { device, credential, said } = made();
    const key = readNewKey(said, credential);
    const signed = signedOf(device.sign(CHALLENGE));
    for (const part of ["authenticatorData", "clientData", "signature"] as const) {
      for (let at = 0; at < signed[part].length; at++) {
        const changed = Buffer.from(signed[part]);
        changed[at]! ^= 1;
        expect([part, at, isSignedBy(key, { ...signed, [part]: changed })]).toEqual([
          part,
          at,
          false,
        ]);
      }
    }
  });
});

describe("what the browser says", () => {
  const read = (client: Record<string, unknown>, type: "webauthn.create" | "webauthn.get") =>
    readClientData(
      bytesOf(makeAuthenticator(SITE).make(CHALLENGE, { client }).client_data),
      type,
      SITE,
    );

  test("names the challenge that was asked for", () => {
    expect(read({}, "webauthn.create")).toBe(CHALLENGE);
  });

  test.each([
    ["another page", { origin: "https://ribby.example.evil.example" }],
    ["the same host without the lock", { origin: "http://ribby.example" }],
    ["another port", { origin: "https://ribby.example:444" }],
    ["a frame in another page", { crossOrigin: true }],
    ["another purpose", { type: "webauthn.get" }],
    ["no challenge", { challenge: "" }],
    ["a challenge that is no text", { challenge: 7 }],
  ])("is refused from %s", (_, client) => {
    expect(() => read(client, "webauthn.create")).toThrow(INVALID);
  });

  test("is refused where it is no JSON", () => {
    for (const text of ["", "{", "null", "[]", "7", "\ud800"])
      expect(() => readClientData(Buffer.from(text), "webauthn.get", SITE)).toThrow(INVALID);
  });
});

describe("what the device says", () => {
  test("is for this site, by somebody who was there and was recognised", () => {
    const said = (twist: object) =>
      bytesOf(makeAuthenticator(SITE).sign(CHALLENGE, twist).authenticator_data);
    expect(readAuthenticatorData(said({ uses: 4_000_000_000 }), SITE)).toBe(4_000_000_000);
    for (const twist of [{ host: "evil.example" }, { flags: 0x04 }, { flags: 0x01 }, { flags: 0 }])
      expect(() => readAuthenticatorData(said(twist), SITE)).toThrow(INVALID);
  });

  test("is refused at whatever byte it was cut", () => {
    const { credential, said } = made();
    for (let length = 0; length < said.length; length++) {
      const cut = said.subarray(0, length);
      expect(() => {
        readAuthenticatorData(cut, SITE);
        readNewKey(cut, credential);
      }).toThrow(INVALID);
    }
    expect(() => readNewKey(Buffer.concat([said, Buffer.of(0)]), credential)).toThrow(INVALID);
  });

  test("is refused with a key of another name, or without one", () => {
    const { device, said } = made();
    expect(() => readNewKey(said, Buffer.from("another"))).toThrow(INVALID);
    const keyless = bytesOf(device.make(CHALLENGE, { flags: 0x05 }).authenticator_data);
    expect(() => readNewKey(keyless, bytesOf(device.credential))).toThrow(INVALID);
    const nameless = device.make(CHALLENGE, { credential: Buffer.alloc(0) });
    expect(() => readNewKey(bytesOf(nameless.authenticator_data), Buffer.alloc(0))).toThrow(
      INVALID,
    );
  });
});

describe("a key", () => {
  const point = (byte: number) => Buffer.alloc(32, byte);
  test.each<[string, Buffer]>([
    [
      "is no point of its curve",
      cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(1)],
        [-3, point(2)],
      ]),
    ],
    [
      "is of another curve",
      cborMap([
        [1, 2],
        [3, -7],
        [-1, 2],
        [-2, point(1)],
        [-3, point(2)],
      ]),
    ],
    [
      "is of another algorithm",
      cborMap([
        [1, 2],
        [3, -8],
        [-1, 1],
        [-2, point(1)],
        [-3, point(2)],
      ]),
    ],
    [
      "is half a key",
      cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(1)],
      ]),
    ],
    [
      "says one thing twice",
      cborMap([
        [1, 2],
        [1, 2],
      ]),
    ],
    [
      "is too short to hold",
      cborMap([
        [1, 3],
        [3, -257],
        [-1, Buffer.alloc(128, 9)],
        [-2, Buffer.of(1, 0, 1)],
      ]),
    ],
    ["is no map", Buffer.from([0x82, 1, 2])],
    ["is a map of more than a key has", cborMap(Array.from({ length: 9 }, (_, n) => [n, n]))],
    ["is nested", Buffer.from([0xa1, 1, 0xa1, 1, 2])],
    ["promises more bytes than there are", Buffer.from([0xa1, 1, 0x59, 0xff, 0xff])],
    ["is counted in eight bytes", Buffer.from([0xbb, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2])],
    ["is nothing", Buffer.alloc(0)],
  ])("that %s is refused", (_, bytes) => {
    expect(() => readCoseKey(bytes)).toThrow();
  });

  test("of RSA with 1,024 bits is refused", () => {
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
    expect(() => readCoseKey(coseKey("RS256", publicKey))).toThrow("not a key");
  });
});
