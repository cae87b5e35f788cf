import { t } from '@comanda/web/i18n'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Checks } from '../../fields/picks.tsx'
import type { Board, Rights } from './api.ts'

interface FieldsProps {
  board: Board
  rights: Rights
  onChange: (rights: Rights) => void
}

/** Role, the brand's money, and where somebody works. */
export function RightsFields({ board, rights, onChange }: FieldsProps) {
  const { role, brand, shopIds } = rights
  return (
    <>
      <ChoiceGroup legend={t('rights.role')}>
        <Choice checked={role === 'staff'} onChange={() => onChange({ ...rights, role: 'staff', brand: false })}>
          {t('console.roleStaff')}
        </Choice>
        <Choice checked={role === 'manager'} onChange={() => onChange({ ...rights, role: 'manager' })}>
          {t('console.roleManager')}
        </Choice>
      </ChoiceGroup>
      {role === 'manager' && (
        <Switch checked={brand} onChange={on => onChange({ ...rights, brand: on })} detail={t('rights.brandHint')}>
          {t('rights.can.money')}
        </Switch>
      )}
      <Checks
        legend={t('rights.stores')}
        error={shopIds.length === 0 ? t('rights.oneStore') : undefined}
        options={board.shops.map(one => [one.shopId, one.shopName] as const)}
        chosen={shopIds}
        onChange={chosen => onChange({ ...rights, shopIds: chosen })}
      />
    </>
  )
}
