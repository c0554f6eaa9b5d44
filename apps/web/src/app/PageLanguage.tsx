import { useLayoutEffect } from 'react';
import { useLanguage, useSay } from '../language/language.ts';

/** Sets the document's language and its description in that language. Renders nothing. */
export function PageLanguage() {
  const { id } = useLanguage();
  const description = useSay()('page.description');
  useLayoutEffect(() => {
    document.documentElement.lang = id;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [id, description]);
  return null;
}
