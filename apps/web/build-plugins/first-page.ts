import type { Plugin } from 'vite'
import { themeCss } from '../../../packages/domain/src/decoration/theme.ts'

/**
 * The built `index.html` is what the server writes first pages from. Its marks are a promise to the server:
 * - `lang` and `dir` of `<html>`, and the text of `<title>`, take the guest's language and the page's name;
 * - `<style id="theme">` holds the theme of a brand that set none: the server writes the store's own rules into it and
 *   adds `data-from="server"`;
 * - `<!--head-->` is where preloads, critical CSS and `<script type="application/json" id="startup">` go;
 * - `<!--body-->`, inside `#root`, is where what shows until the app draws goes: the store's heading and a skeleton.
 */
export const firstPage = (): Plugin => ({
  name: 'first-page',
  transformIndexHtml: html => html.replace('/*theme*/', themeCss()),
})
