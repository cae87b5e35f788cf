import { t } from '@comanda/web/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MenuDraft } from './queries.ts'
import { MenuEditor } from './editor.tsx'

vi.mock('../../../platform/place.ts', () => ({ usePlace: () => ({ view: 'menu', detail: 'dishes', part: '' }) }))

test('A store without a menu shows the step that groups and dishes need first, with its name (MENU-1)', () => {
  const document = { menus: [], menuGroups: [], items: [], modifierGroups: [], taxes: [] }
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MenuEditor shopId={101} draft={{ document } as unknown as MenuDraft} />
    </QueryClientProvider>,
  )
  expect(page).toContain(t('menuEdit.empty'))
  expect(page).toMatch(new RegExp(`<button[^>]*>.*${t('menuEdit.addMenu')}</button>`))
  expect(page).not.toContain('<input')
})
