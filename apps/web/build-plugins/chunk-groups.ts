/**
 * Few files, not many small ones. `first` is the app and the menu with all they stand on: most visits begin there or go
 * there next, and one file packs best. `after` is what the menu asks for as soon as it has drawn: the cart's keeping, a
 * store's facts, notices. `shared` is what several of the other pages use. Sheets are imported lazily and stay apart, and
 * so do large libraries, with the pages that need them. `main.tsx` stays outside: it is the entry by which the server
 * finds the rest in the manifest.
 */
export const chunkGroups = [
  { name: 'first', test: /\/src\/(app\/start-app|pages\/menu\/store-index)\.tsx$|rolldown\/runtime/, priority: 3 },
  {
    name: 'after',
    test: /\/src\/(features\/(cart\/cart-keeper|menu\/opening)|pages\/menu\/store-index\/(facts|at-table)|app\/over)\.tsx$/,
    priority: 2,
  },
  { name: 'shared', test: /\/apps\/web\/|\/packages\/|\/lucide-react\/|\/@tanstack\//, minShareCount: 2, priority: 1 },
]
