import { expect, test } from 'vitest'
import { textsOfPages } from './page-texts.ts'

const title = { en_US: 'How would you like it?', zh_CN: '想怎么享用？' }
const pages = [
  {
    page: {
      decorationPageId: 'home',
      components: [
        {
          kind: 'entryGrid',
          id: 'ways',
          title,
          entries: [{ icon: 'scan', title: { en_US: 'At my table' }, link: '/' }],
        },
        { kind: 'entryGrid', id: 'again', title },
      ],
    },
  },
]

test('A search of the texts finds those on the brand’s pages, in the edited language, once a page (SETUP-7)', () => {
  const matching = (search: string, language = 'en_US') => textsOfPages(pages, { search, language })
  expect(matching('would you')).toEqual([{ decorationPageId: 'home', text: 'How would you like it?' }])
  expect(matching('享用', 'zh_CN')).toEqual([{ decorationPageId: 'home', text: '想怎么享用？' }])
  expect(matching('my table')).toHaveLength(1)
  expect(matching('scan')).toEqual([])
  expect(matching('')).toEqual([])
})
