import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTags } from './merge-tags.ts'

const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))

test('Two editors of tags lose nothing of each other, in either order of saving (CARD-12)', () => {
  fc.assert(
    fc.property(tags, tags, tags, (seen, one, other) => {
      const both = mergeTags(mergeTags(seen, seen, one), seen, other)
      const swapped = mergeTags(mergeTags(seen, seen, other), seen, one)
      expect(new Set(both)).toEqual(new Set(swapped))
      for (const tag of [...one, ...other].filter(tag => !seen.includes(tag))) expect(both).toContain(tag)
      for (const tag of seen.filter(tag => !one.includes(tag) || !other.includes(tag))) expect(both).not.toContain(tag)
    }),
  )
})

test('Without a change meanwhile the tags are those wanted (CARD-12)', () => {
  fc.assert(
    fc.property(tags, tags, (seen, wanted) => {
      expect(new Set(mergeTags(seen, seen, wanted))).toEqual(new Set(wanted))
    }),
  )
})
