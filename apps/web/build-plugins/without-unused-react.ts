interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * What the app never asks of React's renderer: to take over a page drawn by a server (we draw into an empty place), elements
 * that move into the head, view transitions, profilers, lists of boundaries and hidden activities. Whoever uses one of those
 * components is told by React that there is no such type; take it out of here then.
 */
const NEVER = {
  /** Variables that are never true, and functions that never answer true. */
  true: new Set(['isHydrating', 'shouldStartViewTransition', 'popHydrationState', 'isHostHoistableType']),
  /** Properties that never hold anything, and one that is never true. */
  held: new Map([
    ['dehydrated', 'null'],
    ['isDehydrated', '!1'],
  ]),
  /** Kinds of nodes in React's tree that are never made, by the number React has for them. */
  made: new Set([12, 18, 19, 26, 27, 30, 31]),
  /** Their components. */
  drawn: new Set([
    'REACT_ACTIVITY_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ]),
}
/** Elements that would be nodes of a kind of their own: the app draws below `<body>`. */
const SINGLE = new Set(['html', 'head', 'body'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap(value => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined

/** Whether it reads the kind of a node of React's tree. */
const isKind = (node: unknown): boolean =>
  nameOf(node) === 'tag' || (isNode(node) && node.type === 'MemberExpression' && nameOf(node['property']) === 'tag')

const valueOf = (node: unknown): unknown => (isNode(node) && node.type === 'Literal' ? node['value'] : undefined)

const replaced = ({ start, end }: Node, text: string): Edit[] => [{ start, end, text }]

/** `27 === fiber.tag` and `"html" === type` are never so. */
function comparison(node: Node): Edit[] {
  const [left, right, operator] = [node['left'], node['right'], node['operator'] as string]
  const never =
    (isKind(right) && NEVER.made.has(valueOf(left) as number)) ||
    (nameOf(right) === 'type' && SINGLE.has(valueOf(left) as string))
  if (!never || !/^[!=]==$/.test(operator)) return []
  return replaced(node, operator === '===' ? '!1' : '!0')
}

const LEAVES = new Set(['ReturnStatement', 'BreakStatement', 'ThrowStatement', 'ContinueStatement'])

/** Names that a piece of code declares for the whole function around it. */
const declaredIn = (node: Node): string[] => {
  if (node.type.includes('Function')) return []
  const own = node.type === 'VariableDeclarator' ? [nameOf(node['id']) ?? ''] : []
  return [...own, ...childrenOf(node).flatMap(declaredIn)]
}

interface Cut {
  edits: Edit[]
  /** What was declared in what is cut and may be used outside of it. */
  names: string[]
}

/** Cuts the cases that never come. Where the case before runs on into one, its label alone goes. */
function casesOf(node: Node): Cut {
  const cut: Cut = { edits: [], names: [] }
  let runsOn = false
  for (const one of node['cases'] as Node[]) {
    const body = one['consequent'] as Node[]
    const last = body.at(-1)
    const never =
      (isKind(node['discriminant']) && NEVER.made.has(valueOf(one['test']) as number)) ||
      NEVER.drawn.has(nameOf(one['test']) ?? '')
    if (never && !runsOn) {
      cut.edits.push({ start: one.start, end: one.end, text: '' })
      cut.names.push(...body.flatMap(declaredIn))
      continue
    }
    if (never) cut.edits.push({ start: one.start, end: body[0]?.start ?? one.end, text: '' })
    if (last) runsOn = !LEAVES.has(last.type)
    else if (!never) runsOn = true
  }
  return cut
}

/** What is read of a name that never is true; where it is set, nothing is. */
function readOf(node: Node, parent: Node): Edit[] {
  const { type } = parent
  if (type.includes('Function') || parent['id'] === node) return []
  if (type === 'AssignmentExpression' && parent['left'] === node) return []
  return NEVER.true.has(nameOf(node) ?? '') ? replaced(node, '!1') : []
}

function editsAt(node: Node, parent: Node): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
      return comparison(node)
    case 'CallExpression':
      return NEVER.true.has(nameOf(node['callee']) ?? '') ? replaced(node, '!1') : []
    case 'MemberExpression': {
      const held = NEVER.held.get(nameOf(node['property']) ?? '')
      const isSet = parent.type === 'AssignmentExpression' && parent['left'] === node
      return held !== undefined && !isSet && !node['computed'] ? replaced(node, held) : []
    }
    case 'Identifier':
      return readOf(node, parent)
    default:
      return []
  }
}

/** Puts the edits into the code; one within another is part of what that one takes away. */
function applied(code: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    parts.push(code.slice(at, start), text)
    at = end
  }
  return parts.join('') + code.slice(at)
}

/** React's renderer without what the app never asks of it. Throws where it is written otherwise than this reads it. */
export function withoutUnused(code: string, tree: unknown): string {
  const edits: Edit[] = []
  const found = new Set<string>()
  const walk = (node: Node, parent: Node, body: number) => {
    const cut = node.type === 'SwitchStatement' ? casesOf(node) : undefined
    if (cut && cut.names.length > 0) edits.push({ start: body, end: body, text: `var ${cut.names.join(', ')};` })
    const made = [...editsAt(node, parent), ...(cut?.edits ?? [])]
    if (made.length > 0) found.add(node.type)
    edits.push(...made)
    const inner = node.type.includes('Function') && isNode(node['body']) ? node['body'].start + 1 : body
    for (const child of childrenOf(node)) walk(child, node, inner)
  }
  walk(tree as Node, tree as Node, 0)
  for (const type of ['BinaryExpression', 'CallExpression', 'MemberExpression', 'Identifier', 'SwitchStatement'])
    if (!found.has(type))
      throw new Error('React is no longer written the way it is cut: see build-plugins/without-unused-react.ts')
  return applied(code, edits)
}
