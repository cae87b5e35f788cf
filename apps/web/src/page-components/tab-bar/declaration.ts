import { componentType, contentPages, icon, link, list, text } from '@comanda/contract/decoration/declare'

/** Tabs at the bottom of the page, instead of those of the app. */
export const declaration = componentType({
  kind: 'tabBar',
  group: 'layout',
  fields: { tabs: list({ icon, title: text(20), link }, { icon: 'home', title: {}, link: '/home' }, 2, 5) },
  defaults: {
    tabs: [
      { icon: 'home', title: {}, link: '/home' },
      { icon: 'account', title: {}, link: '/mine' },
    ],
  },
  on: contentPages,
  once: true,
})
