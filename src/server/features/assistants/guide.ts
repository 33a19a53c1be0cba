// What a machine that comes by is told in plain words: `/llms.txt` and `/agents.md`.

const about =
  "Ribby gathers fashion of local Egyptian brands: clothes, modest wear, shoes, bags, accessories. It sells nothing; every piece leads to its brand's own shop. Prices are in Egyptian pounds (EGP).";

export const llmsText = (publicUrl: string): string => `# Ribby

> ${about}

Search understands whole sentences in English, Arabic and Franco (Arabic in Latin letters): kind, colour, size, budget, occasion, who wears it, and what is not wanted.

## For assistants

- [How to talk to Ribby](${publicUrl}/agents.md): protocol, tools and feeds on one page
- [UCP profile](${publicUrl}/.well-known/ucp): Universal Commerce Protocol, catalogue search and lookup
- [MCP server](${publicUrl}/mcp): Model Context Protocol over HTTP, no account needed

## Feeds

- [Agentic Commerce Protocol](${publicUrl}/feeds/acp/products.jsonl)
- [Upload table](${publicUrl}/feeds/assistants.csv)
- [Google Merchant](${publicUrl}/feeds/google.xml), [in Arabic](${publicUrl}/feeds/google-ar.xml)
- [Everything, one piece a line](${publicUrl}/feeds/products.jsonl)

## Pages

- [Explore](${publicUrl}/)
- [Sitemap](${publicUrl}/sitemap.xml)
`;

/** Lines of a list, so that nobody who looks for our own imports finds these. */
const SDK_IMPORTS = [
  'import { Client } from "@modelcontextprotocol/sdk/client/index.js";',
  'import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";',
].join("\n");

export const agentsText = (publicUrl: string): string => `# How to talk to Ribby

${about}

## Ask in words (Universal Commerce Protocol, REST)

Releases 2026-08-25 and 2026-04-08; the profile at ${publicUrl}/.well-known/ucp names both. No key is needed. Amounts are minor units (piastres: 150000 is 1,500 EGP).

\`\`\`sh
curl -s ${publicUrl}/catalog/search -H 'content-type: application/json' \\
  -d '{"query":"black abaya under 1500","pagination":{"limit":5}}'
\`\`\`

- \`POST /catalog/search\`: \`query\` and/or \`filters\`. \`pagination.cursor\` of one answer continues it. A search without query and filter is refused.
- \`POST /catalog/lookup\`: \`ids\` of pieces or variants, at most 50. Each variant says by \`inputs\` which id it answers.
- \`POST /catalog/product\`: one \`id\`, with \`selected\` options; the answer says what is in stock beside them.

Filters are \`categories\`, \`price\` (\`min\`, \`max\`, minor units), and here also \`brands\`, \`colors\`, \`sizes\`, \`available\`, \`on_sale\`. Each takes a list of names, in English or Arabic; a category we do not have is named in \`messages\` with those we have.

\`\`\`sh
curl -s ${publicUrl}/catalog/search -H 'content-type: application/json' \\
  -d '{"filters":{"categories":["dresses"],"colors":["green","black"],"sizes":["M"],"price":{"max":200000}}}'
curl -s ${publicUrl}/catalog/product -H 'content-type: application/json' \\
  -d '{"id":"an id of an answer","selected":[{"name":"Size","label":"M"}]}'
\`\`\`

A search in words says in \`messages\` (\`code: "stylist"\`) what was understood and what had to give, in the language asked for (\`context.language\` or \`Accept-Language\`): pass it on. An error is \`{ ucp: { version, status: "error" }, messages: [{ type, code, content, severity }] }\`.

## Tools (Model Context Protocol)

Streamable HTTP at ${publicUrl}/mcp, stateless, no key, revisions 2026-07-28, 2025-11-25 and 2025-06-18. Give your host that address, or call it with the official SDK:

\`\`\`js
${SDK_IMPORTS}

const client = new Client({ name: "my-assistant", version: "1.0.0" });
await client.connect(new StreamableHTTPClientTransport(new URL("${publicUrl}/mcp")));
const { structuredContent } = await client.callTool({
  name: "search_catalog",
  arguments: { catalog: { query: "fostan akhdar ta7t 2000", pagination: { limit: 5 } } },
});
\`\`\`

| Tool | Arguments |
| --- | --- |
| \`search_catalog\`, \`lookup_catalog\`, \`get_product\` | \`{ catalog }\`: the bodies above |
| \`compose_outfit\` | \`{ wish }\`, a sentence: whole looks with one total |
| \`complete_look\` | \`{ ids }\` of pieces somebody has: what goes with them |
| \`compare_pieces\` | \`{ ids }\`, two to four |
| \`read_brand\` | \`{ brand }\`, its name: delivery, payment, exchange and returns, each with the sentence it was read from |
| \`price_history\` | \`{ id }\`: what it cost since we know it |

Answers come as structured content; where your host draws MCP Apps, pieces come as a card.

## Feeds

Each has an ETag and, where there is more, a \`Link: rel="next"\` header. The same below \`/feeds/{brand id}/…\` for one brand.

- ${publicUrl}/feeds/acp/metadata.json and ${publicUrl}/feeds/acp/products.jsonl (Agentic Commerce Protocol 2026-04-17)
- ${publicUrl}/feeds/assistants.csv (one row a variant)
- ${publicUrl}/feeds/google.xml (and google-ar.xml: the pieces with an Arabic title)
- ${publicUrl}/feeds/products.jsonl

## Please

Send people to a piece's \`url\`: it leads to the brand's shop and lets the brand see what you brought. Limits are per address and minute; 429 says when there were too many.
`;
