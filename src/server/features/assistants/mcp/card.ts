// The card in which an assistant shows pieces: a page of our own in the assistant's frame, which draws what
// the tool answered. It speaks the protocol of MCP Apps over messages and fetches nothing but pictures.

export const CARD_URI = "ui://ribby/pieces.html";
export const CARD_TYPE = "text/html;profile=mcp-app";

/** Pictures come from us; nothing else is asked for. */
export const cardMeta = (publicUrl: string) => ({
  ui: {
    csp: { resourceDomains: [new URL(publicUrl).origin], connectDomains: [] },
    prefersBorder: false,
  },
});

const STYLE = `
:root{color-scheme:light dark;--ink:#191714;--paper:#faf8f5;--soft:#6b655d;--accent:#8a2f2b}
@media (prefers-color-scheme:dark){:root{--ink:#f3efe9;--paper:#171513;--soft:#a79f95;--accent:#e08a80}}
*{box-sizing:border-box}body{margin:0;padding:12px;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h2{font-size:15px;margin:0 0 8px}.row{display:flex;gap:12px;overflow-x:auto;padding-bottom:8px;scroll-snap-type:x proximity}
a{flex:0 0 160px;min-width:0;scroll-snap-align:start;color:inherit;text-decoration:none;border-radius:4px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
img{width:160px;height:213px;object-fit:cover;border-radius:4px;background:#8883;display:block}
small{display:block;color:var(--soft)}b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-weight:500}
s{color:var(--soft)}p{margin:0 0 12px}`;

/** Text is only ever set as text: what shops write cannot become markup here. */
const SCRIPT = `
let next=1;const send=(m)=>parent.postMessage({jsonrpc:"2.0",...m},"*");
const make=(name,text)=>{const e=document.createElement(name);if(text)e.textContent=text;return e};
const money=(p)=>{try{return new Intl.NumberFormat(document.documentElement.lang||undefined,{style:"currency",currency:p.currency,maximumFractionDigits:0}).format(p.amount/100)}catch{return p.amount/100+" "+p.currency}};
function piece(p){const a=make("a");a.href=p.url;a.rel="noopener";a.dir="auto";
a.addEventListener("click",(e)=>{e.preventDefault();send({id:next++,method:"ui/open-link",params:{url:p.url}})});
const i=make("img");i.alt=p.title;i.loading="lazy";const m=p.media&&p.media[0];if(m)i.src=m.url.replace(/w=\\d+/,"w=480");a.append(i);
a.append(make("small",(p.metadata&&p.metadata.brand)||""),make("b",p.title));
const line=make("span",money(p.price_range.min));if(p.list_price_range){line.append(" ",make("s",money(p.list_price_range.min)))}a.append(line);return a}
function row(title,pieces){const s=make("section");if(title){const h=make("h2",title);h.dir="auto";s.append(h)}const r=make("div");r.className="row";r.append(...pieces.map(piece));s.append(r);return s}
function draw(c){const root=document.getElementById("root");root.replaceChildren();if(!c)return;
const said=c.message||(c.messages&&c.messages[0]&&c.messages[0].code==="stylist"&&c.messages[0].content);
if(said){const p=make("p",said);p.dir="auto";root.append(p)}
for(const l of c.looks||[])root.append(row(l.title,l.pieces));
const rest=c.product?[c.product]:(c.looks&&c.looks.length?[]:c.products||[]);if(rest.length)root.append(row("",rest));
send({method:"ui/notifications/size-changed",params:{height:document.documentElement.scrollHeight}})}
addEventListener("message",({source,data})=>{if(source!==parent||!data||data.jsonrpc!=="2.0")return;
if(data.id===0&&data.result){const c=data.result.hostContext||{};if(c.locale)document.documentElement.lang=c.locale;send({method:"ui/notifications/initialized",params:{}})}
if(data.method==="ui/notifications/tool-result")draw(data.params.structuredContent);
if(data.method==="ui/resource-teardown"||data.method==="ping")send({id:data.id,result:{}})});
send({id:0,method:"ui/initialize",params:{protocolVersion:"2026-01-26",appInfo:{name:"Ribby",version:"1"},appCapabilities:{}}});`;

export const cardPage = (): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ribby</title><style>${STYLE}</style></head><body><main id="root"></main><script>${SCRIPT}</script></body></html>`;
