import { builtInRoles, type Grant } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useFieldState } from '../../forms/state/field-state.ts'
import { AddButton, ErrorText, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import type { Board } from './queries.ts'
import styles from './rights.module.css'
import { roleText } from './role-texts.ts'

interface RowProps {
  board: Board
  grant: Grant
  onChange: (grant: Grant) => void
  onRemove: (() => void) | undefined
}

/** The roles there are: the built-in ones, then the brand’s own. */
const roleIdsOf = ({ roles }: Board): string[] => [...Object.keys(builtInRoles), ...roles.map(({ roleId }) => roleId)]

/** A role and where it is held. */
function GrantRow({ board, grant: { roleId, shopId }, onChange, onRemove }: RowProps) {
  const at = shopId === undefined ? {} : { shopId }
  return (
    <li className={styles.grant}>
      <Field label={t('rights.role')}>
        <Select value={roleId} onChange={event => onChange({ roleId: event.target.value, ...at })}>
          {roleIdsOf(board).map(one => (
            <option key={one} value={one}>
              {roleText(board, one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('rights.where')}>
        <Select
          value={shopId ?? ''}
          onChange={event =>
            onChange({ roleId, ...(event.target.value !== '' && { shopId: Number(event.target.value) }) })
          }
        >
          <option value="">{t('rights.everyStore')}</option>
          {board.shops.map(one => (
            <option key={one.shopId} value={one.shopId}>
              {one.shopName}
            </option>
          ))}
        </Select>
      </Field>
      {onRemove && (
        <RemoveIcon label={t('rights.removeGrant', { role: roleText(board, roleId) })} onRemove={onRemove} />
      )}
    </li>
  )
}

/** The roles of a person, each at a store or at all of them. A5 */
export function GrantsField({ board, shopId }: { board: Board; shopId: number }) {
  const { value: grants, errorInside, change } = useFieldState<Grant[]>('grants')
  return (
    <Stack gap={10} role="group" aria-label={t('rights.roles')}>
      <Stack as="ul" gap={10}>
        {grants.map((grant, at) => (
          <GrantRow
            // Rows have no ids, and two may be equal while they are edited.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${at}-${grants.length}`}
            board={board}
            grant={grant}
            onChange={next => change(grants.with(at, next))}
            onRemove={grants.length > 1 ? () => change(grants.filter((_, index) => index !== at)) : undefined}
          />
        ))}
      </Stack>
      <ErrorText>{errorInside ?? ''}</ErrorText>
      <AddButton onAdd={() => change([...grants, { roleId: 'waiter', shopId }])}>{t('rights.addGrant')}</AddButton>
    </Stack>
  )
}
