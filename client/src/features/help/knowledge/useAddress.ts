import { useSearchParams } from 'react-router-dom';

const maxSearchLength = 100;

/** State of a page that is stored in its query string. `change` removes empty parameters, and adds no entry to the browser history. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  return {
    search: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
    get: (name: string) => params.get(name) ?? undefined,
    change: (patch: Record<string, string | undefined>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(patch)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
