import { anyPage, componentType, icon, link, list, text } from '@comanda/contract/decoration/declare'

const entry = {
  icon,
  title: text(40),
  text: text(80),
  link,
}

/** Tiles with an icon and a link, mainly to order types. */
export const declaration = componentType({
  kind: 'entryGrid',
  group: 'stores',
  fields: {
    title: text(60),
    entries: list(entry, { icon: 'pickup', title: {}, text: {}, link: '/selectStore' }, 1, 8),
  },
  defaults: { title: {}, entries: [{ icon: 'pickup', title: {}, text: {}, link: '/selectStore?bizType=1300' }] },
  on: anyPage,
})
