import { useId } from 'react'
import { localize, t } from '../../platform/i18n/index.ts'
import type { ChangeDraft } from '../../platform/device/draft-store.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { StarsInput } from '../../ui/controls/stars.tsx'
import { TextArea } from '../../ui/controls/text-input.tsx'
import { type Program, type Question, useReview } from './api.ts'
import { reviewInput, type Draft, eraseReviewDraft, toggled, useReviewDraft } from './draft.ts'
import styles from './evaluation.module.css'
import { ReviewPictures } from './review-pictures.tsx'
import { calledOf, starsText } from './texts.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

const REMARK_LENGTH = 500

/** Five stars and optional questions, which appear after the stars. */
export function ReviewForm({ program }: { program: Program }) {
  const id = useId()
  const [draft, change] = useReviewDraft(program.orderId)
  const { mutate, isPending, error } = useReview(program.orderId, () => eraseReviewDraft(program.orderId))
  const input = reviewInput(program, draft)
  return (
    <Panel as="section" className={styles.onScreen ?? ''} aria-labelledby={id}>
      <Text id={id} as="h2" size={17} weight={700}>
        {localize(program.name)}
      </Text>
      <Stack gap={0} items="center">
        <StarsInput
          legend={t('evaluation.stars')}
          legendHidden
          value={draft.stars}
          onChange={stars => change(now => ({ ...now, stars }))}
          nameOf={starsText}
        />
        <Text as="span" kind="quiet" className={styles.called} aria-hidden="true">
          {draft.stars !== undefined && calledOf(draft.stars)}
        </Text>
      </Stack>
      {input && (
        <Stack gap={16}>
          {program.questions.map(question => (
            <QuestionFields key={question.questionId} question={question} draft={draft} onChange={change} />
          ))}
          <Field label={t('evaluation.words')} optional>
            <TextArea
              counted
              maxLength={REMARK_LENGTH}
              placeholder={t('evaluation.wordsHint')}
              value={draft.remark}
              onChange={event => change(now => ({ ...now, remark: event.target.value }))}
            />
          </Field>
          <ReviewPictures
            pictures={draft.pictures}
            onChange={to => change(now => ({ ...now, pictures: to(now.pictures) }))}
          />
          <Text kind="error" size={14} role="alert" hidden={!error}>
            {error && (isRefused(error) ? error.message : t('evaluation.failed'))}
          </Text>
          <Button wide busy={isPending} onClick={() => mutate(input)}>
            {t('evaluation.send')}
          </Button>
        </Stack>
      )}
    </Panel>
  )
}

interface QuestionFieldsProps {
  question: Question
  draft: Draft
  onChange: ChangeDraft<Draft>
}

function QuestionFields({ question, draft, onChange }: QuestionFieldsProps) {
  const { questionId, kind, name, options = [] } = question
  if (kind === 'stars')
    return (
      <Row gap={12} rowGap={4} wrap justify="between" className={styles.row}>
        <span aria-hidden="true">{localize(name)}</span>
        <StarsInput
          legend={localize(name)}
          legendHidden
          value={draft.starsOf[questionId]}
          onChange={stars => onChange(now => ({ ...now, starsOf: { ...now.starsOf, [questionId]: stars } }))}
          nameOf={starsText}
        />
      </Row>
    )
  const chosen = draft.chosen[questionId] ?? []
  return (
    <fieldset>
      <Text as="legend" kind="strong" size={15} className={styles.legend}>
        {localize(name)}
      </Text>
      <Row gap={8} wrap align="stretch">
        {options.map(({ optionId, name: text }) => (
          <Chip
            key={optionId}
            pressed={chosen.includes(optionId)}
            onPress={() => onChange(now => toggled(now, questionId, optionId))}
          >
            {localize(text)}
          </Chip>
        ))}
      </Row>
    </fieldset>
  )
}
