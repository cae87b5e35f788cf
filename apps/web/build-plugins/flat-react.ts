import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const folderOf = (name: string, from = require): string => dirname(from.resolve(`${name}/package.json`))
const dom = folderOf('react-dom')

/** What the app imports of React, and the file that is meant in production. */
const files: Readonly<Record<string, string>> = {
  react: join(folderOf('react'), 'cjs/react.production.js'),
  'react/jsx-runtime': join(folderOf('react'), 'cjs/react-jsx-runtime.production.js'),
  'react-dom': join(dom, 'cjs/react-dom.production.js'),
  'react-dom/client': join(dom, 'cjs/react-dom-client.production.js'),
  scheduler: join(folderOf('scheduler', createRequire(join(dom, 'package.json'))), 'cjs/scheduler.production.js'),
}
const ours = new Set(Object.values(files))

/** `exports.a = ...` becomes `var flat_a = ...`, `require('b')` an import. Throws where anything is left that is neither. */
export function flatten(code: string, file: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  // One that is given its value later, or twice, is declared before.
  const once = names.filter(name => code.match(new RegExp(`\\bexports\\.${name}\\b`, 'g'))?.length === 1)
  const late = names.filter(name => !once.includes(name))
  const imports: string[] = []
  const flat = code
    .replace(/^var (?:\w+ = require\("[\w/-]+"\)[,;]\s*)+/gm, required => {
      for (const [, name, from] of required.matchAll(/(\w+) = require\("([\w/-]+)"\)/g))
        imports.push(`import * as ${name} from '${from}'`)
      return ''
    })
    .replace(/^exports\.(\w+) =/gm, (_, name: string) => `${once.includes(name) ? 'var ' : ''}flat_${name} =`)
    .replace(/\bexports\.(\w+)/g, 'flat_$1')
  if (/\brequire\(|(?<!["'\w.])exports\b(?!["'\w])|\bmodule\.exports\b/.test(flat))
    throw new Error(`${file} is no longer written the way it is flattened: see build-plugins/flat-react.ts`)
  return [
    ...imports,
    ...late.map(name => `var flat_${name}`),
    flat,
    `export { ${names.map(name => `flat_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}

/**
 * React comes as functions around functions: a browser reads such a file twice before it runs, and none of it can be left
 * out. As plain modules each function is read when it is first called, and what the app does not use falls away.
 */
export const flatReact = (): Plugin => ({
  name: 'flat-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => files[source],
  load: id => (ours.has(id) ? flatten(readFileSync(id, 'utf8'), id) : undefined),
  transform: {
    filter: { id: /[\\/]node_modules[\\/]/, code: /import React from ['"]react['"]/ },
    handler: code => ({
      code: code.replace(/import React from (['"]react['"])/, 'import * as React from $1'),
      map: null,
    }),
  },
})
