const anyOf = (...modules: string[]): RegExp => new RegExp(`/(?:${modules.join('|')})\\.(?:tsx?|mjs)$`)

/**
 * Few files, not many small ones. `first` is the app and the menu with all they stand on: most visits begin there or go
 * there next, and one file packs best. `after` is what the menu asks for as soon as it has drawn, or later without a
 * connection: the cart's keeping, a store's facts, notices. `home` is what the home page and the list of stores need, and
 * further pages too. `map` is large and only loaded for a map. `shared` is what several of the other pages use; `account`,
 * `booking`, `order` and `payment` are what several pages of these subjects use beside it. Sheets are imported lazily and stay
 * apart, and so do large libraries, with the pages that need them. `main.tsx` stays outside: it is the entry by which the server
 * finds the rest in the manifest.
 */
export const chunkGroups = [
  { name: 'first', test: /\/src\/(app\/start-app|pages\/menu\/store-index)\.tsx$|rolldown\/runtime/, priority: 5 },
  {
    name: 'after',
    test: anyOf(
      'src/features/cart/cart-keeper',
      'src/features/menu/(?:opening|search/diet-matches|dish-list/dish-list|dish-sheet/last-choice)',
      'src/pages/menu/store-index/(?:facts|at-table)',
      'web/src/platform/(?:device/install-prompt|return-routes|offline/saved-answers)',
      'web/src/ui/layout/tab-bar',
      'domain/src/navigation/[\\w-]+',
    ),
    priority: 4,
  },
  {
    name: 'home',
    test: anyOf(
      'src/page-components/decoration',
      'src/features/store/store-list',
      'src/features/decoration/(?:decoration-skeleton|own-page|api)',
      'src/pages/decoration/parts/special',
      'icons/scan-line',
    ),
    priority: 3,
  },
  { name: 'map', test: /\/leaflet\/|\/src\/ui\/map\/(?!lazy)/, priority: 2 },
  {
    name: 'shared',
    // Without what only few pages load with a library: parts of forms.
    test: /\/web\/src\/(?:ui|platform)\/(?!stored-form|form-rules)|\/packages\/|\/lucide-react\/|\/@tanstack\//,
    minShareCount: 2,
    priority: 1.5,
  },
  {
    name: 'account',
    // Pages keep files of their own, by which the server finds what to preload.
    test: /\/web\/src\/(?:features\/(?:auth|address|card|campaign|giftcard|pass)|pages\/(?:auth|address))\/(?!(?:login|temporary-login|agreemental|privacy-service|terms-of-service|address|save-address)\.tsx)/,
    minShareCount: 2,
    priority: 1.4,
  },
  { name: 'booking', test: /\/web\/src\/features\/booking\//, minShareCount: 2, priority: 1.3 },
  {
    name: 'order',
    test: /\/web\/src\/features\/(?:order|cart|coupon|evaluation)\//,
    minShareCount: 2,
    priority: 1.2,
  },
  { name: 'payment', test: /\/web\/src\/features\/(?:payment|bill)\//, minShareCount: 2, priority: 1.1 },
]

/** Files that every page has loaded before it loads another part; their names would only make the first file larger. */
const isLoaded = (file: string): boolean => /(?:^|\/)(?:first|rolldown-runtime)-[^/]+$/.test(file)

/**
 * The files that are requested together with a part. Its own file is one of them only if a style sheet is too: the part is
 * imported once that has loaded, and at once otherwise.
 */
export function withPart(part: string, files: readonly string[]): string[] {
  const needed = files.filter(file => !isLoaded(file))
  return needed.some(file => file.endsWith('.css')) ? needed : needed.filter(file => file !== part)
}
