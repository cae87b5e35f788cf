import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import * as choice from '../fields/choice-fields.tsx'
import { DaysField } from '../fields/days-field.tsx'
import { DurationField } from '../fields/duration-field.tsx'
import { FieldError } from '../fields/list-parts.tsx'
import * as localized from '../fields/localized-field.tsx'
import { MoneyField } from '../fields/money-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import * as text from '../fields/text-fields.tsx'
import * as time from '../fields/time-fields.tsx'

const fields = {
  Text: text.TextField,
  Password: PasswordField,
  Area: text.TextAreaField,
  Number: text.NumberField,
  Duration: DurationField,
  Percent: text.PercentField,
  Money: MoneyField,
  Select: text.SelectField,
  Switch: text.SwitchField,
  OptionalSwitch: text.OptionalSwitch,
  Words: localized.LocalizedField,
  Checks: choice.ChecksField,
  Picks: choice.PicksField,
  Radio: choice.RadioField,
  Weekdays: time.WeekdaysField,
  Windows: time.WindowsField,
  Days: DaysField,
  Error: FieldError,
}
type Fields = typeof fields

/** Which values the fields edit. */
interface ValueOf {
  Text: unknown
  Password: string
  Area: string
  Number: number
  Duration: number
  Percent: number
  Money: number
  Select: string | number
  Switch: unknown
  OptionalSwitch: unknown
  Words: localized.LocalTexts
  Checks: readonly (string | number)[]
  Picks: readonly string[]
  Radio: string
  Weekdays: readonly number[]
  Windows: readonly object[]
  Days: { startDate?: string | undefined; endDate?: string | undefined }
  Error: unknown
}

/** The field components of a form: their names are paths of its values, of the kind the field edits. */
type FieldsOf<V extends FieldValues> = {
  [K in keyof Fields]: (
    props: Omit<Parameters<Fields[K]>[0], 'name'> & { name: FieldPathByValue<V, ValueOf[K] | undefined> },
  ) => ReactNode
}

/** The field components for a form of these values. */
export const fieldsOf = <V extends FieldValues>(): FieldsOf<V> => fields as unknown as FieldsOf<V>
