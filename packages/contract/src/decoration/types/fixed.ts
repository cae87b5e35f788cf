import { componentType, contentPages } from '../component-type.ts'
import { link, list, text } from '../field.ts'
import { icon } from './icon.ts'

/** Tabs at the bottom of the page, instead of those of the app. */
export const tabBar = componentType({
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

/** A button that stays at the bottom of the screen while the page scrolls. */
export const floatingButton = componentType({
  kind: 'floatingButton',
  group: 'layout',
  fields: { icon, title: text(30), link },
  defaults: { icon: 'menu', title: {}, link: '/selectStore' },
  on: contentPages,
  once: true,
})
