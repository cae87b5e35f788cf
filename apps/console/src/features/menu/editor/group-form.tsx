import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { AddFromList, Picks } from '../../../forms/fields/choice-fields.tsx'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { SettingsForm } from '../../../forms/settings-form.tsx'
import { type OrderType, orderTypeOptions } from '../../../forms/store-settings.ts'
import { useDraftForm } from '../../../forms/state/use-draft-form.ts'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { draftKey, type EditorProps, entryKey, type Group, nameIn, type OneMenu } from './queries.ts'
import { useMove } from './use-move.ts'

interface EntryFormProps extends EditorProps {
  onChoose: (key: string) => void
  /** It is not in the menu yet. */
  isNew: boolean
}

type GroupHead = Omit<Group, 'foodIds'>
const GroupFields = fieldsOf<{ group: GroupHead }>()

/** The dishes of a group: put into it and taken out at once. */
function GroupDishes({ shopId, draft, group }: EditorProps & { group: Group }) {
  const move = useMove(shopId)
  const names = new Map(draft.document.items.map(item => [item.foodId, nameIn(item.displayName)]))
  const chosen = group.foodIds
  return (
    <section className={forms.card}>
      <Picks
        legend={t('menuEdit.listed')}
        options={[...names]}
        chosen={chosen}
        onChange={next => {
          for (const id of next.filter(one => !chosen.includes(one)))
            move({ what: 'dish', id, from: '', to: group.menuGroupId, before: '' })
          for (const id of chosen.filter(one => !next.includes(one)))
            move({ what: 'dish', id, from: group.menuGroupId, to: '', before: '' })
        }}
      />
    </section>
  )
}

/** Name, kind and minimum of a group. MENU-1, CART-5, LOGIN-10 */
export function GroupForm(props: EntryFormProps & { group: Group; menuId: string }) {
  const { shopId, draft, group, menuId, isNew, onChoose } = props
  const client = useQueryClient()
  const { foodIds: _, ...head } = group
  const key = entryKey('group', group.menuGroupId)
  const mark = draft.marks[key] ?? ''
  const form = useDraftForm({
    draft: `menu/${shopId}/dishes/${key}`,
    saved: { mark, group: head },
    valuesOf: saved => ({ group: saved.group }),
    revisionOf: saved => saved.mark,
    call: calls.saveMenuGroup,
    requestOf: (values: { group: GroupHead }, base) => ({ shopId, mark: base.mark, menuId, group: values.group }),
    onSaved(answer, values) {
      toast(t('menuEdit.gridSaved'))
      onChoose(key)
      return { mark: answer.mark, group: values.group }
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  return (
    <Stack gap={14}>
      <SettingsForm form={form} languages={draft.languages} currency={draft.currency}>
        <section className={forms.card}>
          <GroupFields.Words name="group.displayName" label={t('menuEdit.name')} />
          <div className={forms.row}>
            <GroupFields.Select
              name="group.groupType"
              label={t('menuEdit.groupType')}
              options={([0, -1, -2] as const).map(type => [type, t(`menuEdit.groupType.${type}`)] as const)}
            />
            <GroupFields.Number
              name="group.minOnlineQuantity"
              label={t('menuEdit.minOnline')}
              hint={t('menuEdit.minOnlineHint')}
              max={99}
            />
          </div>
        </section>
      </SettingsForm>
      {!isNew && (
        <>
          <GroupDishes shopId={shopId} draft={draft} group={group} />
          <RemoveDialog
            call={calls.removeFromMenu}
            request={{ shopId, what: 'group', id: group.menuGroupId, mark }}
            label={t('menuEdit.remove')}
            title={t('menuEdit.removeTitle', { name: nameIn(group.displayName) })}
            hint={t('menuEdit.removeGroupHint')}
            onRemoved={() => {
              void client.invalidateQueries({ queryKey: draftKey(shopId) })
              onChoose('')
            }}
          />
        </>
      )}
    </Stack>
  )
}

interface MenuHead extends Omit<OneMenu, 'menuGroupIds' | 'bizTypes'> {
  bizTypes: OrderType[]
}
const MenuFields = fieldsOf<{ menu: MenuHead }>()

/** Groups of other menus, which this one can show as well. */
function OtherGroups({ shopId, draft, menu }: EditorProps & { menu: OneMenu }) {
  const move = useMove(shopId)
  const free = draft.document.menuGroups.filter(group => !menu.menuGroupIds.includes(group.menuGroupId))
  return (
    free.length > 0 && (
      <section className={forms.card}>
        <AddFromList
          label={t('menuEdit.addGroup')}
          options={free.map(group => [group.menuGroupId, nameIn(group.displayName)] as const)}
          onAdd={id => move({ what: 'group', id, from: '', to: menu.menuId, before: '' })}
        />
      </section>
    )
  )
}

/** Name, hours and order types of a menu. MENU-1, MENU-4 */
export function MenuForm({ shopId, draft, menu, isNew, onChoose }: EntryFormProps & { menu: OneMenu }) {
  const client = useQueryClient()
  const { menuGroupIds: _, ...stored } = menu
  const head = stored as MenuHead
  const key = entryKey('menu', menu.menuId)
  const mark = draft.marks[key] ?? ''
  const form = useDraftForm({
    draft: `menu/${shopId}/dishes/${key}`,
    saved: { mark, menu: head },
    valuesOf: saved => ({ menu: saved.menu }),
    revisionOf: saved => saved.mark,
    call: calls.saveMenuHead,
    requestOf: (values: { menu: MenuHead }, base) => ({ shopId, mark: base.mark, menu: values.menu }),
    onSaved(answer, values) {
      toast(t('menuEdit.gridSaved'))
      onChoose(key)
      return { mark: answer.mark, menu: values.menu }
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  return (
    <Stack gap={14}>
      <SettingsForm form={form} languages={draft.languages} currency={draft.currency}>
        <section className={forms.card}>
          <MenuFields.Words name="menu.displayName" label={t('menuEdit.name')} />
          <MenuFields.Switch name="menu.off" on={undefined} off={true}>
            {t('menuEdit.menuOn')}
          </MenuFields.Switch>
          <fieldset className={forms.group}>
            <legend className={forms.legend}>{t('menuEdit.hours')}</legend>
            <MenuFields.Windows name="menu.windows" none={t('menuEdit.always')} />
          </fieldset>
          <MenuFields.Checks
            name="menu.bizTypes"
            legend={t('menuEdit.soldFor')}
            none={t('menuEdit.allWays')}
            options={orderTypeOptions()}
          />
        </section>
      </SettingsForm>
      {!isNew && (
        <>
          <OtherGroups shopId={shopId} draft={draft} menu={menu} />
          <RemoveDialog
            call={calls.removeFromMenu}
            request={{ shopId, what: 'menu', id: menu.menuId, mark }}
            label={t('menuEdit.remove')}
            title={t('menuEdit.removeTitle', { name: nameIn(menu.displayName) })}
            hint={t('menuEdit.removeGroupHint')}
            onRemoved={() => {
              void client.invalidateQueries({ queryKey: draftKey(shopId) })
              onChoose('')
            }}
          />
        </>
      )}
    </Stack>
  )
}
