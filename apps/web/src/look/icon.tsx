/** Icons of the interface and objects on cards, all from one sprite inlined in the page. */
import sprite from './symbols.svg?raw'

/** Put once into the page: browsers do not style what they load from another file. */
export function Sprite(): React.ReactNode {
  return <div className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />
}

export function Icon({ name }: { readonly name: string }): React.ReactNode {
  return (
    <svg className="ico" aria-hidden="true">
      <use href={`#ui-${name}`} />
    </svg>
  )
}

export function Symbol({ name }: { readonly name: string }): React.ReactNode {
  return (
    <svg aria-hidden="true">
      <use href={`#sym-${name}`} />
    </svg>
  )
}
