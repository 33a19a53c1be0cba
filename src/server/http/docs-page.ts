// The contract as a page to read: no script, no style but the site's own stylesheet rules below.
import type { FastifyInstance } from "fastify";
import { SPECIFIED } from "../../contract/api.ts";
import { FURTHER } from "../../contract/further-calls.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import { escapeHtml } from "../html.ts";
import { openApi } from "./openapi.ts";

const STYLE = `
body{font:16px/1.55 system-ui,sans-serif;color:#191714;background:#faf8f5;max-width:72rem;margin:3rem auto;padding:0 1.25rem}
h1{font:400 2.5rem/1.1 Georgia,serif}h2{font:400 1.6rem Georgia,serif;margin-top:3rem}
details{border-top:1px solid #e3ddd4;padding:.6rem 0}summary{cursor:pointer}
code{font:14px/1.5 ui-monospace,monospace}b{display:inline-block;min-width:4.2em;color:#8a2f2b;font:600 13px ui-monospace,monospace}
small{color:#6b655c;margin-inline-start:.6em}pre{background:#f2eee8;padding:1rem;overflow:auto;font-size:13px}`;

export function serveDocs(app: FastifyInstance, version: string): void {
  const document = openApi(version);
  // Written once, by whoever asks first.
  let json: string | undefined;
  let page: string | undefined;
  app.get("/api/openapi.json", async (_, reply) =>
    reply.type("application/json; charset=utf-8").send((json ??= JSON.stringify(document))),
  );
  app.get("/api/docs.css", async (_, reply) => reply.type("text/css").send(STYLE));
  app.get("/api/docs", async (_, reply) =>
    reply.type("text/html; charset=utf-8").send((page ??= docsPage(document))),
  );
}

type Document = ReturnType<typeof openApi>;

function docsPage(document: Document): string {
  const section = (title: string, endpoints: readonly AnyEndpoint[]) =>
    `<h2>${title}</h2>${endpoints.map((endpoint) => entry(endpoint, document)).join("")}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Ribby API</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Ribby API</h1>
<p>Version ${escapeHtml(document.info.version)}. Machine-readable at
<a href="/api/openapi.json">/api/openapi.json</a>. Errors are always
<code>{ "detail": "a sentence", "code": "a_word", "field"?: "name" }</code>.</p>
${section("The specified calls", SPECIFIED)}${section("Further calls", FURTHER)}
</main></body></html>`;
}

function entry(endpoint: AnyEndpoint, document: Document): string {
  const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
  const detail = document.paths[path]?.[endpoint.method.toLowerCase()];
  return `<details><summary><b>${endpoint.method}</b><code>${escapeHtml(path)}</code>
<small>${escapeHtml(endpoint.access)}</small><br>${escapeHtml(endpoint.summary)}</summary>
<pre>${escapeHtml(JSON.stringify(detail, null, 2))}</pre></details>`;
}
