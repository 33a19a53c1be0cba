// Headers on every answer, limits on every call.
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { UPLOAD_MAX_BYTES } from "../../contract/limits.ts";
import { tooManyRequests } from "../problems.ts";
import { CallCounters } from "./call-counters.ts";

export type SecurityOptions = {
  /** Off only where one address plays a thousand shoppers: tests and benchmarks. */
  rateLimits: boolean;
  isHttps: boolean;
  /** The development server talks to the browser over a socket and adds styles while it runs. */
  isDevelopment: boolean;
};

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const self = ["'self'"];
  const inline = options.isDevelopment ? ["'unsafe-inline'"] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [...self, ...inline],
        styleSrc: [...self, ...inline],
        imgSrc: [...self, "data:", "blob:"],
        fontSrc: self,
        connectSrc: options.isDevelopment ? [...self, "ws:"] : self,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: options.isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 20 } });
  if (!options.rateLimits) return;
  await app.register(rateLimit, {
    global: false,
    store: CallCounters,
    // An IPv6 customer owns a whole /64; counting single addresses would count nothing.
    ipv6Subnet: 64,
    errorResponseBuilder: tooManyRequests,
  });
}
