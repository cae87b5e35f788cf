import { evaluationSetupCalls as calls } from '@comanda/contract/evaluation'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { brandKey, type BrandProps, nameOf, useBrandForm } from '../../forms/brand-settings.ts'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, ChipChoice, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId, orderTypeOptions } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { send } from '../../platform/send.ts'
import { usePlace } from '../../platform/place.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { unseenText } from '../../ui/offer-table.tsx'

type Setup = ResponseOf<typeof calls.reviewSetup>
type Item = Setup['questions'][number]
type Question = Item['question']

const Fields = fieldsOf<SettingsOf<typeof calls.saveReviewQuestion>>()
const RuleFields = fieldsOf<SettingsOf<typeof calls.saveReviewRules>>()
const MAX_OPTIONS = 20

const newQuestion = (): Item => ({
  mark: '',
  answers: 0,
  question: { questionId: newId('question'), kind: 'stars', name: {}, bizTypes: [], options: [] },
})

/** The answers to choose from. */
function Options() {
  const { entries, add, remove } = useListField<Question['options'][number]>('question.options')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('questions.options')}</legend>
      {entries.map(({ optionId }, at) => (
        <div key={optionId} className={styles.card}>
          <Fields.Words name={`question.options.${at}.name`} label={t('questions.option', { count: at + 1 })} />
          <RemoveButton onRemove={() => remove(at)}>{t('money.remove')}</RemoveButton>
        </div>
      ))}
      <Fields.Error name="question.options" />
      {entries.length < MAX_OPTIONS && (
        <AddButton onAdd={() => add({ optionId: newId('option'), name: {} })}>{t('questions.addOption')}</AddButton>
      )}
    </fieldset>
  )
}

/** The kind of a new question: stars or a choice. */
function KindField() {
  const { value, change } = useFieldState<Question['kind']>('question.kind')
  const kinds = ['stars', 'choice'] as const
  return (
    <ChipChoice
      label={t('campaigns.kind')}
      shown
      options={kinds.map(kind => [kind, t(`questions.kind.${kind}`)] as const)}
      chosen={value}
      onChoose={change}
    />
  )
}

/** One question. Its kind never changes, because of its answers. */
function QuestionForm({ shopId, facts, item }: BrandProps & { item: Item }) {
  const { mark, question } = item
  const part = `questions/${question.questionId}`
  const form = useBrandForm(shopId, part, calls.saveReviewQuestion, { mark, question }, values =>
    unseenText(values.question.off === true ? 'off' : 'running'),
  )
  return (
    <SettingsForm form={form} languages={facts.languages}>
      <div className={styles.card}>
        <Fields.Switch name="question.off" on={undefined} off>
          {t('questions.asked')}
        </Fields.Switch>
        {mark === '' && <KindField />}
        <Fields.Words name="question.name" label={t('questions.question')} />
        <Fields.Checks
          name="question.bizTypes"
          legend={t('money.ways')}
          none={t('questions.everyWay')}
          options={orderTypeOptions()}
        />
      </div>
      {form.values.question.kind === 'choice' && <Options />}
    </SettingsForm>
  )
}

/** For how long an order can be reviewed. */
function RulesForm({ shopId, rules }: { shopId: number; rules: Setup['rules'] }) {
  const form = useBrandForm(shopId, 'questions/rules', calls.saveReviewRules, rules)
  return (
    <SettingsForm form={form}>
      <div className={styles.card}>
        <RuleFields.Number name="openDays" label={t('questions.openDays')} min={1} max={365} />
      </div>
    </SettingsForm>
  )
}

const ways = (bizTypes: Question['bizTypes']): string =>
  bizTypes.length === 0
    ? t('questions.everyWay')
    : orderTypeOptions()
        .filter(([way]) => bizTypes.includes(way))
        .map(([, name]) => name)
        .join(', ')

/** The list's texts of a question. */
const offerOf = ({ question, answers }: Item) => ({
  id: question.questionId,
  name: nameOf(question.name),
  kind: `${t(`questions.kind.${question.kind}`)} · ${ways(question.bizTypes)}`,
  state: question.off === true ? ('off' as const) : ('running' as const),
  uses: String(answers),
  isOn: question.off !== true,
})

/** The questions to guests after a meal: first the list, then one question each. */
export function ReviewQuestions(props: BrandProps) {
  const { shopId } = props
  const { part } = usePlace()
  const query = useQuery({
    queryKey: brandKey(shopId, 'questions'),
    queryFn: () => send(calls.reviewSetup, { shopId }),
  })
  return (
    <Loaded query={query}>
      {({ questions, rules }) => (
        <>
          <ProgramList
            view="money"
            part="questions"
            label={t('questions.all')}
            icon={<MessageCircleQuestion />}
            saved={questions}
            offerOf={offerOf}
            onSwitch={({ mark, question: { off: _, ...question } }, on) =>
              send(calls.saveReviewQuestion, { shopId, mark, question: { ...question, ...(!on && { off: true }) } })
            }
            headings={{ uses: 'questions.answers' }}
            reads={brandKey(shopId, 'questions')}
            add={t('questions.new')}
            fresh={newQuestion}
          >
            {one => <QuestionForm key={one.question.questionId} {...props} item={one} />}
          </ProgramList>
          {part === '' && <RulesForm shopId={shopId} rules={rules} />}
        </>
      )}
    </Loaded>
  )
}
