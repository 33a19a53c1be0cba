/** The site's colours on a page that needs no script. */
export const SANDBOX_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f5,#151311);--surface:light-dark(#fffefc,#1c1a17);--ink:light-dark(#191714,#f3eee6);--ink-2:light-dark(#4f4a43,#c6beb2);--line:light-dark(#e3ddd4,#2f2b26);--line-2:light-dark(#cdc5b9,#443e37);--accent:light-dark(#8a2f2b,#e79a8e);--wash:light-dark(#f6e9e5,#38211e);--warn:light-dark(#7a5200,#e3bd72);--warn-wash:light-dark(#f7edd6,#322817)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
:lang(ar) body{font-size:17px;line-height:1.7}
.band{padding:.75rem 1.25rem;background:var(--warn-wash);color:var(--warn);font-weight:600;text-align:center;border-bottom:1px solid var(--line-2)}
main{width:min(30rem,100% - 2rem);margin:clamp(1.5rem,8vh,5rem) auto;padding:clamp(1.25rem,5vw,2.5rem);background:var(--surface);border:1px solid var(--line);border-radius:4px}
.brand{color:var(--ink-2);font-size:.9375rem}
h1{margin-top:.25rem;font:400 2rem/1.15 Georgia,serif}
:lang(ar) h1{font-family:system-ui,sans-serif;font-weight:500;line-height:1.4}
h2{margin-top:2rem;font-size:1rem;font-weight:600}
dl{display:grid;grid-template-columns:1fr auto;gap:.75rem 1rem;margin-top:1.5rem;padding-block:1rem;border-block:1px solid var(--line)}
dt{color:var(--ink-2)}dd{font-weight:600;text-align:end}
form{display:grid;gap:.75rem;margin-top:1rem}
button{min-height:3rem;padding:.5rem 1rem;border:1px solid var(--line-2);border-radius:2px;background:none;color:inherit;font:inherit;font-weight:500;cursor:pointer}
button:hover{border-color:var(--ink)}
button.main{background:var(--ink);border-color:var(--ink);color:var(--paper)}
button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
.error{margin-top:1.25rem;padding:.75rem 1rem;border:1px solid var(--accent);border-radius:2px;background:var(--wash)}
.note{margin-top:1.5rem;color:var(--ink-2)}
.back{display:inline-block;margin-top:1.75rem;padding-block:.4rem;color:inherit;text-underline-offset:.22em}
`;
