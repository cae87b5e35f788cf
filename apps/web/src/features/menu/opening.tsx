import type { Menu, StoreMoment } from '@comanda/domain/menu'
import { t } from '../../platform/i18n/index.ts'
import { nextText, servedText } from './times.ts'

/** When a closed menu or dish is served. MENU-4 */
export const Served = ({ menu }: { menu: Pick<Menu<string>, 'windows'> }) => (
  <>
    <strong>{t('menu.closedMenu', { times: servedText(menu) })}</strong> {t('menu.closedMenuHint')}
  </>
)

/** When a closed menu begins, as short as a tab needs. MENU-4 */
export const NextOpening = ({ menu, at }: { menu: Menu<string>; at: StoreMoment }) => nextText(menu, at)
