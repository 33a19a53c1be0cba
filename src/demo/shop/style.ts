// How the demo's shops look. They stand for shops of strangers, so nothing of the site's design system is used.
export const SHOP_STYLE = `
body{margin:0;font:16px/1.55 Georgia,serif;color:#222;background:#fff}
.demo-note{margin:0;padding:.6rem 1rem;background:#191714;color:#faf8f5;font:14px system-ui,sans-serif;text-align:center}
.demo-note a{color:inherit}
header{display:flex;justify-content:space-between;align-items:baseline;padding:1.4rem 5vw;border-block-end:1px solid #ddd}
.logo{font-size:1.6rem;color:inherit;text-decoration:none;letter-spacing:.02em}
main{padding:2rem 5vw;max-width:76rem;margin:auto}
.items{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:2rem 1.2rem}
.item img,.gallery img{inline-size:100%;block-size:auto;display:block}
.item a{color:inherit;text-decoration:none}.item b{font-weight:400;color:#555}
.product{display:grid;gap:2rem}.gallery{display:grid;gap:1rem;grid-template-columns:1fr 1fr}
.facts label{display:block;margin-block:.8rem}.facts select{font:inherit;padding:.4rem}
.buy{font:inherit;padding:.9rem 2.2rem;background:#222;color:#fff;border:0;margin-block:1rem}
.buy[disabled]{background:#ccc;color:#444}s,del,.was{color:#777;text-decoration:line-through}
footer{padding:2rem 5vw;border-block-start:1px solid #ddd;color:#666}
@media(min-width:56rem){.product{grid-template-columns:1.4fr 1fr}}
`;
