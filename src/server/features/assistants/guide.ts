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
- [Google Merchant](${publicUrl}/feeds/google.xml)
- [Everything, one piece a line](${publicUrl}/feeds/products.jsonl)

## Pages

- [Explore](${publicUrl}/)
- [Sitemap](${publicUrl}/sitemap.xml)
`;

export const agentsText = (publicUrl: string): string => `# How to talk to Ribby

${about}

## Ask in words (Universal Commerce Protocol, REST)

Releases 2026-08-25 and 2026-04-08; the profile at ${publicUrl}/.well-known/ucp names both. No key is needed. Amounts are minor units (piastres: 150000 is 1,500 EGP).

\`\`\`sh
curl -s ${publicUrl}/catalog/search -H 'content-type: application/json' \\
  -d '{"query":"black abaya under 1500","pagination":{"limit":5}}'
\`\`\`

- \`POST /catalog/search\`: \`query\` and/or \`filters\` (\`categories\`, \`price\`, and here also \`brands\`, \`colors\`, \`sizes\`, \`available\`, \`on_sale\`). \`pagination.cursor\` continues. A search without query and filter is refused.
- \`POST /catalog/lookup\`: \`ids\` of pieces or variants, at most 50. Each variant says by \`inputs\` which id it answers.
- \`POST /catalog/product\`: one \`id\`, with \`selected\` options; the answer says what is in stock beside them.

An error is \`{ ucp: { version, status: "error" }, messages: [{ type, code, content, severity }] }\`.

## Tools (Model Context Protocol)

Streamable HTTP at ${publicUrl}/mcp, stateless, revisions 2026-07-28, 2025-11-25 and 2025-06-18. \`search_catalog\`, \`lookup_catalog\` and \`get_product\` as above; \`compose_outfit\`, \`complete_look\`, \`compare_pieces\`, \`read_brand\` (delivery, payment, exchange and returns of a brand, each with the sentence it was read from) and \`price_history\` beyond. Answers come as structured content; where your host draws MCP Apps, pieces come as a card.

## Feeds

Each has an ETag and, where there is more, a \`Link: rel="next"\` header. The same below \`/feeds/{brand id}/…\` for one brand.

- ${publicUrl}/feeds/acp/metadata.json and ${publicUrl}/feeds/acp/products.jsonl (Agentic Commerce Protocol 2026-04-17)
- ${publicUrl}/feeds/assistants.csv (one row a variant)
- ${publicUrl}/feeds/google.xml
- ${publicUrl}/feeds/products.jsonl

## Please

Send people to a piece's \`url\`: it leads to the brand's shop and lets the brand see what you brought. Limits are per address and minute; 429 says when there were too many.
`;
