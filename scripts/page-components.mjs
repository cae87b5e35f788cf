// The types of components that pages of the brand consist of: one folder each in apps/web/src/page-components.
// Compares the two lists of them with the folders; `--write` writes the lists.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { at, isMain } from './project.mjs'

const FOLDER = at('apps', 'web', 'src', 'page-components')
const WRITTEN = '// One line a folder here, written by `npm run components -- --write`.\n'

const kindOf = folder => folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

const list = (names, file, name, doc, end) =>
  `${WRITTEN}${names.map(one => `import { ${name} as ${kindOf(one)} } from './${one}/${file}'\n`).join('')}
/** ${doc} */
export const ${end} = {
${names.map(one => `  ${kindOf(one)},\n`).join('')}} as const
`

/** The content of both lists by their file, from the folders at `folder`. */
export function listsOf(folder = FOLDER) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
  const withFile = file => names.filter(name => existsSync(`${folder}/${name}/${file}`))
  return {
    'declarations.ts': list(
      names,
      'declaration.ts',
      'declaration',
      'Every type of component by its kind. DECO-1',
      'componentTypes',
    ),
    'renderers.ts': list(
      withFile('renderer.tsx'),
      'renderer.tsx',
      'Renderer',
      'What draws each kind of component. DECO-1',
      'renderers',
    ),
  }
}

/** The lists that do not name the folders there are. */
export const outdatedLists = (folder = FOLDER) =>
  Object.entries(listsOf(folder))
    .filter(
      ([file, content]) => !existsSync(`${folder}/${file}`) || readFileSync(`${folder}/${file}`, 'utf8') !== content,
    )
    .map(([file]) => file)

if (isMain(import.meta.url)) {
  const isWriting = process.argv.includes('--write')
  if (isWriting) for (const [file, content] of Object.entries(listsOf())) writeFileSync(`${FOLDER}/${file}`, content)
  const outdated = outdatedLists()
  for (const file of outdated) console.log(`${file} does not name the folders there are: npm run components -- --write`)
  process.exitCode = outdated.length === 0 ? 0 : 1
}
