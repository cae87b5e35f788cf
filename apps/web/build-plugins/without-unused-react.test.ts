import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutUnused } from './without-unused-react.ts'

/** One of each: the whole is only taken for React's renderer where all of them are found. */
const REST = 'if (isHydrating) popHydrationState(a); state.dehydrated; 27 === a.tag; switch (a.tag) { case 27: break; }'

const cut = (code: string): string => {
  const whole = `${code};${REST}`
  return withoutUnused(whole, parseAst(whole)).slice(0, -withoutUnused(REST, parseAst(REST)).length - 1)
}

test('what never holds is said to be so where it is asked', () => {
  expect(cut('a = isHydrating ? b : c')).toBe('a = !1 ? b : c')
  expect(cut('a = popHydrationState(b)')).toBe('a = !1')
  expect(cut('null !== state.dehydrated')).toBe('null !== null')
  expect(cut('5 === node.tag || 27 === node.tag')).toBe('5 === node.tag || !1')
  expect(cut('5 !== tag && 26 !== tag')).toBe('5 !== tag && !0')
  expect(cut('"html" === type')).toBe('!1')
})

test('where it is set or named, it stays', () => {
  const code = 'var isHydrating = !1; isHydrating = !0; state.dehydrated = a; a = { dehydrated: null }'
  expect(cut(code)).toBe(code)
})

test('a case that never comes is gone', () => {
  expect(cut('switch (a.tag) { case 5: b(); break; case 27: c(); break; case 6: d(); }')).toBe(
    'switch (a.tag) { case 5: b(); break;  case 6: d(); }',
  )
  expect(cut('switch (a) { case REACT_PROFILER_TYPE: b(); break; default: c(); }')).toBe(
    'switch (a) {  default: c(); }',
  )
})

test('where the case before runs on into it, what it does stays', () => {
  expect(cut('switch (a.tag) { case 5: case 27: b(); break; case 6: c(); }')).toBe(
    'switch (a.tag) { case 5: b(); break; case 6: c(); }',
  )
  expect(cut('switch (a.tag) { case 5: if (b) break; case 27: c(); }')).toBe(
    'switch (a.tag) { case 5: if (b) break; c(); }',
  )
})

test('a name that was declared in it and is used elsewhere is still declared', () => {
  const code = 'function f(a) { switch (a.tag) { case 27: var b = 1; return b; case 5: b = 2; return b; } }'
  expect(cut(code)).toBe('function f(a) {var b; switch (a.tag) {  case 5: b = 2; return b; } }')
})

test('cases of other numbers stay', () => {
  const code = 'switch (update.kind) { case 27: a(); }'
  expect(cut(code)).toBe(code)
})

test('a renderer that is written otherwise stops the build', () => {
  expect(() => withoutUnused('a()', parseAst('a()'))).toThrow('no longer written the way it is cut')
})
