import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useListField } from '../../../forms/state/field-state.ts'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { AddButton, ChipChoice, RemoveButton } from '../../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../../forms/settings-form.tsx'
import { useDraftForm } from '../../../forms/state/use-draft-form.ts'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { allergens, diets } from './dish-contents.tsx'
import type { DishOfOptions } from './dish-of-options.ts'
import { usersOf } from './dish-options.tsx'
import { newChoice } from './new-entries.ts'
import { draftKey, type EditorProps, entryKey, nameIn, type Options } from './queries.ts'

interface Values {
  group: Options
}
const Fields = fieldsOf<Values>()

const kinds = ['single', 'several', 'counted'] as const
type Kind = (typeof kinds)[number]
const kindOf = ({ multiple, max }: Options): Kind => (multiple ? 'counted' : max === 1 ? 'single' : 'several')

/** Ingredients that a choice adds to a dish. */
const ChoiceContents = ({ path }: { path: `group.modifierItems.${number}` }) => (
  <details>
    <summary>{t('menuEdit.section.contents')}</summary>
    <Fields.Picks
      name={`${path}.allergens`}
      legend={t('menuEdit.allergens')}
      options={allergens.map(one => [one, t(`menuEdit.allergen.${one}`)] as const)}
    />
    <Fields.Picks
      name={`${path}.breaksDiets`}
      legend={t('menuEdit.breaksDiets')}
      options={diets.map(one => [one, t(`menuEdit.diet.${one}`)] as const)}
    />
  </details>
)

/** The choices of a group, in the order guests see them. */
function Choices({ multiple }: { multiple: boolean }) {
  const { entries, add, remove, moveUp } = useListField<Options['modifierItems'][number]>('group.modifierItems')
  return (
    <section className={forms.card}>
      <h3>{t('menuEdit.choices')}</h3>
      <Fields.Error name="group.modifierItems" />
      <ul className={forms.list}>
        {entries.map((choice, at) => {
          const path = `group.modifierItems.${at}` as const
          const name = nameIn(choice.modifierItemName)
          return (
            <li key={choice.modifierItemId} className={forms.box}>
              <div className={forms.row}>
                <Fields.Words name={`${path}.modifierItemName`} label={t('menuEdit.name')} />
                <Fields.Money name={`${path}.addPrice`} label={t('menuEdit.extra')} />
                {multiple && (
                  <Fields.Number
                    name={`${path}.max`}
                    label={t('menuEdit.each')}
                    hint={t('menuEdit.maxNone')}
                    max={99}
                  />
                )}
              </div>
              <div className={forms.switches}>
                <Fields.Switch name={`${path}.selected`}>{t('menuEdit.preselected')}</Fields.Switch>
                <Fields.Switch name={`${path}.soldOut`} on={true} off={undefined}>
                  {t('menuEdit.optionSoldOut')}
                </Fields.Switch>
              </div>
              <ChoiceContents path={path} />
              <div className={forms.days}>
                {at > 0 && (
                  <RemoveButton label={`${t('menuEdit.moveUp')}: ${name}`} onRemove={() => moveUp(at)}>
                    {t('menuEdit.moveUp')}
                  </RemoveButton>
                )}
                <RemoveButton label={t('menuEdit.removeChoice', { name })} onRemove={() => remove(at)}>
                  {t('menuEdit.remove')}
                </RemoveButton>
              </div>
            </li>
          )
        })}
      </ul>
      <AddButton onAdd={() => add(newChoice())}>{t('menuEdit.addChoice')}</AddButton>
    </section>
  )
}

interface HeadProps {
  group: Options
  users: number
  onKind: (kind: Kind) => void
}

/** The name of the options and how many of them guests choose. */
const Head = ({ group, users, onKind }: HeadProps) => (
  <section className={forms.card}>
    {users > 1 && (
      <Text kind="muted">
        {t('menuEdit.usedIn', { count: users })}. {t('menuEdit.sharedHint')}
      </Text>
    )}
    <Fields.Words name="group.displayName" label={t('menuEdit.name')} />
    <ChipChoice
      shown
      label={t('menuEdit.kind')}
      options={kinds.map(kind => [kind, t(`menuEdit.kind.${kind}`)] as const)}
      chosen={kindOf(group)}
      onChoose={onKind}
    />
    <div className={forms.row}>
      <Fields.Number name="group.min" label={t('menuEdit.min')} max={99} />
      {kindOf(group) !== 'single' && (
        <Fields.Number name="group.max" label={t('menuEdit.max')} hint={t('menuEdit.maxNone')} max={99} />
      )}
    </div>
  </section>
)

interface OptionsFormProps extends EditorProps {
  options: Options
  isNew: boolean
  onChoose: (key: string) => void
  optionsOf: DishOfOptions
}

/** Options that dishes share: how many are chosen, from what, and for how much more. MENU-2 */
export function OptionsForm({ shopId, draft, options, isNew, onChoose, optionsOf }: OptionsFormProps) {
  const client = useQueryClient()
  const key = entryKey('modifiers', options.modifierGroupId)
  const mark = draft.marks[key] ?? ''
  const form = useDraftForm({
    draft: `menu/${shopId}/dishes/${key}`,
    saved: { mark, group: options },
    valuesOf: saved => ({ group: saved.group }),
    revisionOf: saved => saved.mark,
    call: calls.saveModifierGroup,
    requestOf: (values: Values, base) => ({ shopId, mark: base.mark, group: values.group }),
    onSaved(answer, values) {
      toast(t('menuEdit.gridSaved'))
      if (isNew) optionsOf.add(options.modifierGroupId)
      onChoose(key)
      return { mark: answer.mark, group: values.group }
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  const { group } = form.values
  const users = usersOf(draft, options.modifierGroupId)
  const choose = (kind: Kind) => {
    form.form.setValue('group.multiple', kind === 'counted')
    form.form.setValue('group.max', kind === 'single' ? 1 : group.max === 1 ? 0 : group.max)
  }
  return (
    <Stack gap={14}>
      <SettingsForm form={form} languages={draft.languages} currency={draft.currency}>
        <Head group={group} users={users} onKind={choose} />
        <Choices multiple={group.multiple} />
      </SettingsForm>
      {!isNew && (
        <RemoveDialog
          call={calls.removeFromMenu}
          request={{ shopId, what: 'modifiers', id: options.modifierGroupId, mark }}
          label={t('menuEdit.remove')}
          title={t('menuEdit.removeTitle', { name: nameIn(options.displayName) })}
          hint={t('menuEdit.removeOptionsHint', { count: users })}
          onRemoved={() => {
            void client.invalidateQueries({ queryKey: draftKey(shopId) })
            onChoose('')
          }}
        />
      )}
    </Stack>
  )
}
