import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm, type OrderType, orderTypeOptions } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'

type MenuWindows = ResponseOf<typeof calls.menuWindows>
type Values = SettingsOf<typeof calls.saveMenuWindows>

const Fields = fieldsOf<Values>()

/** The ways a menu is sold for; all of them are stored as none. */
function SoldFor({ name, ways }: { name: string; ways: readonly OrderType[] }) {
  const { value, change } = useFieldState<OrderType[]>(name)
  const sold = value.length === 0 ? ways : value
  const toggle = (way: OrderType, on: boolean) => {
    const next = on ? [...sold, way] : sold.filter(one => one !== way)
    if (next.length > 0) change(next.length === ways.length ? [] : next)
  }
  return (
    <CheckGroup legend={t('settings.soldFor')} className={styles.narrowChecks ?? ''}>
      {orderTypeOptions(ways).map(([way, text]) => (
        <Check key={way} checked={sold.includes(way)} onChange={on => toggle(way, on)}>
          {text}
        </Check>
      ))}
    </CheckGroup>
  )
}

interface MenuFieldsProps {
  at: number
  on: boolean
  menu: MenuWindows['menus'][number]
  ways: readonly OrderType[]
}

const MenuFields = ({ at, on, menu, ways }: MenuFieldsProps) => (
  <li className={styles.card}>
    <Fields.Switch name={`menus.${at}.on`} detail={t('settings.dishes', { count: menu.dishes })}>
      <strong>{menu.displayName}</strong>
    </Fields.Switch>
    {on && (
      <>
        <Fields.Windows name={`menus.${at}.windows`} none={t('settings.menuAlways')} />
        <SoldFor name={`menus.${at}.bizTypes`} ways={ways} />
      </>
    )}
  </li>
)

function MenuWindowFields({ shopId, settings, data }: SettingsProps & { data: MenuWindows }) {
  const menus = data.menus.map(({ menuId, on, windows, bizTypes }) => ({
    menuId,
    on,
    windows,
    bizTypes: bizTypes as OrderType[],
  }))
  const form = useStoreForm(shopId, 'menus', calls.saveMenuWindows, { mark: data.mark, menus })
  return (
    <SettingsForm form={form}>
      <Text kind="quiet">{t('settings.menusHint')}</Text>
      <ul className={styles.list}>
        {form.values.menus.map(({ menuId, on }, at) => {
          const menu = data.menus.find(one => one.menuId === menuId)
          return menu && <MenuFields key={menuId} at={at} on={on} menu={menu} ways={settings.bizTypes} />
        })}
      </ul>
    </SettingsForm>
  )
}

/** When each menu is sold, for which ways of ordering, and whether at all. MENU-4 */
export function MenuWindowsForm(props: SettingsProps) {
  const { shopId } = props
  const menus = useQuery({
    queryKey: ['settings', shopId, 'menus'],
    queryFn: () => send(calls.menuWindows, { shopId }),
  })
  return <Loaded query={menus}>{data => <MenuWindowFields {...props} data={data} />}</Loaded>
}
