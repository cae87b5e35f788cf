import { staffCalls as calls } from '@comanda/contract/staff'
import { builtInRoles, type Right, rights } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { ChecksField } from '../../forms/fields/choice-fields.tsx'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { RightsHere, useMay } from '../../platform/may.ts'
import { send } from '../../platform/send.ts'
import { type Board, boardKey } from './queries.ts'
import { rightText, roleText } from './role-texts.ts'
import styles from './rights.module.css'

interface RolesProps {
  shopId: number
  board: Board
}

type OwnRole = Board['roles'][number]

interface CardProps {
  name: string
  allowed: readonly Right[]
  children?: React.ReactNode
}

/** A role with what it allows. */
const RoleCard = ({ name, allowed, children }: CardProps) => (
  <article className={styles.card} aria-label={name}>
    <strong>{name}</strong>
    <ul className={styles.abilities}>
      {allowed.map(one => (
        <li key={one}>{rightText(one)}</li>
      ))}
    </ul>
    {children}
  </article>
)

const NEW: Pick<OwnRole, 'name' | 'rights' | 'mark'> & { roleId?: string } = { name: '', rights: [], mark: '' }

const RoleFields = fieldsOf<Pick<OwnRole, 'name' | 'rights'>>()

/** The name of a role of the brand, and what it allows: nothing that the person who edits it may not do. L3 */
function RoleSheet({ shopId, role, onClose }: { shopId: number; role: OwnRole | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const own = useContext(RightsHere)
  const form = useDraftForm({
    draft: `team//roles/${role?.roleId ?? 'new'}`,
    saved: role ?? NEW,
    valuesOf: ({ name, rights: allowed }) => ({ name, rights: allowed }),
    call: calls.saveRole,
    requestOf: (values, { mark }) => ({ shopId, mark, ...(role && { roleId: role.roleId }), ...values }),
    onSaved(board) {
      client.setQueryData(boardKey(shopId), board)
      toast(t('rights.nowHolds'))
      onClose()
    },
    onFailed: () => client.invalidateQueries({ queryKey: boardKey(shopId) }),
  })
  const offered = rights.filter(one => own.includes(one) || role?.rights.includes(one))
  return (
    <SheetForm
      form={form}
      title={role?.name ?? t('rights.newRole')}
      onClose={onClose}
      ready={form.dirty || role === undefined}
    >
      <RoleFields.Text name="name" label={t('rights.roleName')} autoComplete="off" maxLength={40} />
      <ChecksField
        name="rights"
        legend={t('rights.allows')}
        none={t('rights.oneRight')}
        options={offered.map(one => [one, rightText(one)] as const)}
      />
    </SheetForm>
  )
}

/** A role of the brand, with its buttons. */
function OwnRoleCard({ shopId, role, onEdit }: { shopId: number; role: OwnRole; onEdit: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => send(calls.removeRole, { shopId, roleId: role.roleId }),
    onSuccess: board => client.setQueryData(boardKey(shopId), board),
    onError: error => toast(error.message),
  })
  return (
    <RoleCard name={role.name} allowed={role.rights}>
      <div className={styles.actions}>
        <Button size="small" kind="soft" aria-label={t('rights.changeRole', { name: role.name })} onClick={onEdit}>
          {t('rights.change')}
        </Button>
        <Button
          size="small"
          kind="plain"
          busy={remove.isPending}
          aria-label={t('rights.removeRole', { name: role.name })}
          onClick={() => remove.mutate()}
        >
          {t('rights.remove')}
        </Button>
      </div>
    </RoleCard>
  )
}

/** The roles of the brand beside those that every brand has. A5 */
export function Roles({ shopId, board }: RolesProps) {
  const mayChange = useMay('manageStaff')
  const [editing, setEditing] = useState<string>()
  const role = board.roles.find(one => one.roleId === editing)
  return (
    <>
      <Text kind="quiet">{t('rights.rolesHint')}</Text>
      {mayChange && (
        <AddButton main onAdd={() => setEditing('new')}>
          {t('rights.newRole')}
        </AddButton>
      )}
      <ul className={styles.people}>
        {board.roles.map(one => (
          <li key={one.roleId}>
            {mayChange ? (
              <OwnRoleCard shopId={shopId} role={one} onEdit={() => setEditing(one.roleId)} />
            ) : (
              <RoleCard name={one.name} allowed={one.rights} />
            )}
          </li>
        ))}
        {Object.entries(builtInRoles).map(([roleId, allowed]) => (
          <li key={roleId}>
            <RoleCard name={roleText(board, roleId)} allowed={allowed} />
          </li>
        ))}
      </ul>
      {(editing === 'new' || role) && (
        <RoleSheet key={editing} shopId={shopId} role={role} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
