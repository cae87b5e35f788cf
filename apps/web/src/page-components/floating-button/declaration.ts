import { componentType, contentPages, icon, link, text } from '@comanda/contract/decoration/declare'

/** A button that stays at the bottom of the screen while the page scrolls. */
export const declaration = componentType({
  kind: 'floatingButton',
  group: 'layout',
  fields: { icon, title: text(30), link },
  defaults: { icon: 'menu', title: {}, link: '/selectStore' },
  on: contentPages,
  once: true,
})
