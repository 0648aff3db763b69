/** All symbols of the Cove; put once into each of its pages, since browsers do not style what they load from another file. */
import './cove.css'
import sprite from './cove-symbols.svg?raw'

export function CoveSprite(): React.ReactNode {
  return <div className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />
}
