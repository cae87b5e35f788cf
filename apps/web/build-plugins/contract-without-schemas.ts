import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Every node below `node`, itself first. */
function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child)
  }
}

const keyOf = (property: Node): string | undefined =>
  isNode(property['key']) ? (property['key']['name'] as string) : undefined

interface Edit {
  start: number
  end: number
  text: string
}

/** What the phone can do without: a call's schemas and refusals, and the message keys of codes (the words come with the answer). */
const CUT: Readonly<Record<string, readonly string[]>> = { call: ['request', 'response', 'refuses'], code: ['message'] }

/** The named properties of an object, with the comma behind them, as cuts. */
const cutsIn = (object: Node, names: readonly string[], code: string): Edit[] =>
  (object['properties'] as Node[])
    .filter(property => names.includes(keyOf(property) ?? ''))
    .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }))

const isCodeRow = (node: Node): boolean =>
  node.type === 'ObjectExpression' && (node['properties'] as Node[]).some(property => keyOf(property) === 'code')

function editsAt(node: Node, code: string): Edit[] {
  if (isCodeRow(node)) return cutsIn(node, CUT['code'] ?? [], code)
  if (node.type !== 'CallExpression') return []
  const callee = node['callee']
  const [spec] = node['arguments'] as Node[]
  const isCall = isNode(callee) && callee['name'] === 'call' && spec?.type === 'ObjectExpression'
  // A schema is only ever made: one that is not used need not be made either.
  const pure = { start: node.start, end: node.start, text: '/* @__PURE__ */ ' }
  if (!isCall || !spec) return [pure]
  // `call` answers what it is given: its brackets are enough.
  const bare = { start: callee.start, end: callee.end, text: '' }
  return [bare, ...cutsIn(spec, CUT['call'] ?? [], code)]
}

/** The outermost edits alone, from the end to the start, one a place. */
function applied(code: string, edits: readonly Edit[]): string {
  const inside = (edit: Edit) => edits.some(({ start, end }) => start < edit.start && edit.end < end)
  const places = new Map(edits.filter(edit => !inside(edit)).map(edit => [`${edit.start} ${edit.end}`, edit]))
  return [...places.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

/**
 * The phone needs of a call its path and its ways, not its schemas: the server checks. They are cut out of `call({...})`,
 * and what only they used falls away; shapes that a form uses by name stay.
 */
export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  apply: 'build',
  transform: {
    filter: { id: /packages[\\/]contract[\\/]src[\\/].*\.ts$|page-components[\\/].*declarations?\.ts$/ },
    handler(code) {
      const tree = this.parse(code, { lang: 'ts' }) as unknown as Node
      return {
        code: applied(
          code,
          [...walk(tree)].flatMap(node => editsAt(node, code)),
        ),
        map: null,
      }
    },
  },
})
