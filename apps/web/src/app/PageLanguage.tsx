import { useLayoutEffect } from 'react';
import { useLanguage, useSay } from '../language/language.ts';

/** Tells the document which language it is in, and what it is about in that language. Shows nothing. */
export function PageLanguage() {
  const { id } = useLanguage();
  const description = useSay()('page.description');
  useLayoutEffect(() => {
    document.documentElement.lang = id;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [id, description]);
  return null;
}
