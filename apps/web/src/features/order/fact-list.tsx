/** Name and value of a fact; an undefined or empty value is not shown. */
export type Fact = readonly [name: string, value: string | undefined]

/** Lists the details of an order with their names; empty ones are left out. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
)
