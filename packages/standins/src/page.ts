const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for HTML. */
export const html = (text: string): string => text.replace(/[&<>"']/g, match => escapes[match] ?? match)

const style = `:root{color-scheme:light dark}body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;text-align:center}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 16px}label{display:block;margin-bottom:4px}
input{font:inherit;padding:10px;width:min(100%,240px);box-sizing:border-box;border:1px solid #767676;border-radius:6px}
button{font:inherit;min-height:44px;padding:0 20px;margin:12px 4px 0;border:1px solid #1f5f46;border-radius:6px;background:#1f5f46;color:#fff}
button.quiet{background:transparent;color:inherit;border-color:#767676}`

/** A plain page of a provider double. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${html(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
