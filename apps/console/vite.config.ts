import { core as ar } from '@comanda/messages/ar/core'
import { core as en } from '@comanda/messages/en-US/core'
import { core as zh } from '@comanda/messages/zh-CN/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The text of the page until its code is loaded, in every language: the language of the person is not known yet. */
const said = [
  ['lang="en"', en],
  ['lang="zh-CN"', zh],
  ['lang="ar" dir="rtl"', ar],
] as const

const waits: Plugin = {
  name: 'waits',
  transformIndexHtml: html =>
    html.replace(
      '<!--waits-->',
      said
        .map(
          ([language, words]) =>
            `<p ${language}>${words['ui.failed']}. ${words['ui.failedHint']} <a href="">${words['ui.retry']}</a></p>`,
        )
        .join(''),
    ),
}

const STYLES = / *<link rel="stylesheet"[^>]*>\n?/g

/** The styles stand behind what is said while one waits: in the head, one that hangs would keep the page blank for good. */
const stylesLast: Plugin = {
  name: 'styles-last',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace(STYLES, '').replace('</body>', `${(html.match(STYLES) ?? []).join('')}  </body>`),
  },
}

export default defineConfig({
  base: '/console/',
  plugins: [react(), waits, stylesLast],
  build: { target: ['chrome107', 'safari16'], manifest: true, assetsInlineLimit: 0 },
})
