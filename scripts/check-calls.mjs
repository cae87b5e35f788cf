// Every declared call is used by the guest app or the console, or is for other systems (gate `api`), or docs/rules.md says in its section "Calls without a screen" what serves the guest
// better. Run by `npm run rules`.
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { at } from './project.mjs'

const APPS = ['apps/web/src', 'apps/console/src']
const SOURCE = /(?<!\.test)\.tsx?$/
/** Calls that the app picks by the provider's name: `authUrlCalls[provider]`. */
const PICKED_BY_NAME = ['auth.googleAuthUrl', 'auth.appleAuthUrl', 'auth.wechatAuthUrl', 'auth.alipayAuthUrl']

/** The calls of the section "Calls without a screen": lines like "- `order.queryMessage`: the reason". */
export function explainedIn(text) {
  const section = /^## Calls without a screen$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? ''
  return [...section.matchAll(/^- `([a-z]+\.\w+)`: \S/gm)].map(([, name]) => name)
}

/** Whether a file imports the context's calls and names this one: `calls.query`, or `'query'` as a key. */
function uses(text, context, name) {
  return new RegExp(`from '@comanda/contract/${context}['/]`).test(text) && new RegExp(`[.'"]${name}\\b`).test(text)
}

/**
 * What is wrong with the use of the declared calls.
 * @param declared names of calls, `context.name`
 * @param texts the sources of the apps
 * @param explained calls that the documents explain
 * @param pickedByName calls that no source names, but that are used
 */
export function callFaults(declared, texts, explained, pickedByName = []) {
  const isUsed = call => texts.some(text => uses(text, ...call.split('.')))
  const unused = declared.filter(call => !isUsed(call))
  return [
    ...unused
      .filter(call => !explained.includes(call) && !pickedByName.includes(call))
      .map(
        call =>
          `${call} is declared, but no app uses it: use it, or explain it in docs/rules.md, section "Calls without a screen"`,
      ),
    ...pickedByName
      .filter(call => !unused.includes(call))
      .map(
        call =>
          `${call} is listed as not found in the apps, but ${declared.includes(call) ? 'an app uses it' : 'is not declared'}`,
      ),
    ...explained
      .filter(call => !unused.includes(call))
      .map(
        call => `docs/rules.md explains ${call}, which ${declared.includes(call) ? 'an app uses' : 'is not declared'}`,
      ),
  ]
}

/** The faults of this repository. The contract is TypeScript, which Node 24 runs. */
export async function faultsOfCalls() {
  const { contract } = await import(pathToFileURL(at('packages/contract/src/index.ts')).href)
  const declared = Object.entries(contract).flatMap(([context, calls]) =>
    Object.entries(calls)
      .filter(([, { gate }]) => gate !== 'api')
      .map(([name]) => `${context}.${name}`),
  )
  const texts = APPS.flatMap(folder =>
    readdirSync(at(folder), { encoding: 'utf8', recursive: true })
      .filter(name => SOURCE.test(name))
      .map(name => readFileSync(at(`${folder}/${name}`), 'utf8')),
  )
  return callFaults(declared, texts, explainedIn(readFileSync(at('docs/rules.md'), 'utf8')), PICKED_BY_NAME)
}
