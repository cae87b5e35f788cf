/** A typed phone as it is stored; undefined where no number of that country looks like it. */
export type PhoneOf = (typed: string, isoCode: string) => Promise<{ phoneNumber: string; isoCode: string } | undefined>
