import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { appShellCopy } from '../content/copy/app-shell';
import { site } from '../content/site';
import { reloadPage } from '../platform/page-load';
import { errorScreenClass } from './error-boundary.styles';

/** The picture of the error screen, as attributes of an `<img>`. */
export const errorPicture = { src: '/scenes/power-cut.svg', width: 1440, height: 640 } as const;

interface ErrorBoundaryProps {
  titleTag: 'h1' | 'h2';
  children: ReactNode;
}

/**
 * Shows its children. If one throws while rendering, shows a title, a reload button and the phone number instead, and React
 * logs the error. In the build such an error stops the build. `titleTag`: `h2` on a page that keeps its `h1`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen Title={this.props.titleTag} /> : this.props.children;
  }
}

function ErrorScreen({ Title }: { Title: 'h1' | 'h2' }) {
  const copy = appShellCopy.applicationError;
  return (
    <div className={`${errorScreenClass()} on-dark`}>
      <Container>
        <Title tabIndex={-1}>{copy.title}</Title>
        <p>{copy.text}</p>
        <div className="actions">
          <Button variant="lit" onClick={reloadPage}>
            {copy.reload}
          </Button>
          <ButtonLink variant="outline" href={site.phone.href}>
            {site.phone.display}
          </ButtonLink>
        </div>
      </Container>
      <img {...errorPicture} alt={copy.pictureText} />
    </div>
  );
}
