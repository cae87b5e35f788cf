import { expect, test } from 'vitest'
import { citedIn, definedIn, faultsOf, lostPathsIn, testsSection, unlistedIn } from './check-rules.mjs'

const defined = definedIn('# Rules\n### PAY-1 Order of payment methods\ntext\n### M7 One charge\ntext')
const good = {
  'pay.ts': '/** Points pay first. PAY-1, M7 */',
  'pay.test.ts': `test('Points pay first (PAY-1)', run)\ntest('75 submits make one charge · M7', run)`,
}

test('Definitions are the headings of the documents', () => {
  expect(defined).toEqual(['PAY-1', 'M7'])
})

test('Defined and tested rules pass', () => {
  expect(faultsOf(good, defined)).toEqual([])
})

test.each([
  '/** See PAY-3. */',
  '/** Charged once. M8 */',
  '// M8',
  "test('a title · PAY-1, M8', run)",
  '(M7, M8)',
  'TD19',
])('An undefined id fails: %s', text => {
  expect(faultsOf({ ...good, 'new.ts': text }, defined)).toEqual([expect.stringContaining('is not defined: new.ts')])
})

test('A rule without a test fails, also when only a comment of a test cites it', () => {
  const files = { ...good, 'pay.test.ts': `// PAY-1\ntest('75 submits make one charge · M7', run)` }
  expect(faultsOf(files, defined)).toEqual(['PAY-1 has no test that names it'])
})

test('A rule that is not built needs no test, and leaves the list with its first one', () => {
  const more = [...defined, 'CARD-8']
  expect(faultsOf(good, more)).toEqual(['CARD-8 has no test that names it'])
  expect(faultsOf(good, more, { 'CARD-8': 'campaigns' })).toEqual([])
  const files = { ...good, 'campaign.test.ts': `test('A stamp per order (CARD-8)', run)` }
  expect(faultsOf(files, more, { 'CARD-8': 'campaigns' })).toEqual([expect.stringContaining('CARD-8 is in NOT_BUILT')])
})

test('A rule defined twice fails', () => {
  expect(faultsOf(good, [...defined, 'M7'])).toEqual(['M7 is defined twice'])
})

test.each(['Table `A10`', 'refused with CART-01-0001', 'at PAY-20-1001', '<path d="M34 384z">', 'const T1 = 1'])(
  'Nothing is cited by: %s',
  text => {
    expect([...citedIn(text)]).toEqual([])
  },
)

test('A path in a document that does not exist is found', () => {
  const text = 'See `apps/server/src/main.ts`, `apps/server/src/gone.ts` and `domain/src/cart`.'
  expect(lostPathsIn(text, path => path === 'apps/server/src/main.ts')).toEqual(['apps/server/src/gone.ts'])
})

test('The section "Tests" names the files whose titles name a rule, and is out of date once they do not', () => {
  const section = testsSection(good, ['PAY-1', 'M7'])
  expect(section).toContain('- PAY-1: `pay.test.ts`\n- M7: `pay.test.ts`')
  const text = `# Rules\n\n${section}`
  expect(unlistedIn(text, good, ['PAY-1', 'M7'])).toEqual([])
  expect(unlistedIn(text, { 'pay.test.ts': "test('Points pay first (PAY-1)', run)" }, ['PAY-1', 'M7'])).toEqual(['M7'])
  expect(unlistedIn('# Rules', good, ['PAY-1'])).toEqual(['PAY-1'])
  expect(unlistedIn('# Rules', good, ['PAY-1'], { 'PAY-1': 'not built' })).toEqual([])
})
